import ModelcSchema

/// Adds to a decompiled model the values that no compiled model contains. They are the values that Xcode writes into
/// every new model.
enum DecompiledModel {
    static let losses = [
        "which types are scalars in generated classes, and what Xcode generates",
        "the order of entities, properties and fetch requests, and the diagram of the editor",
        "CloudKit and SwiftData flags, Spotlight, sync and external record flags",
        "regular expressions of attributes",
        "the language of the classes, and the versions of Xcode and macOS",
        "composite types",
    ]

    static let lossesOfStores = ["the classes of entities, unless the store names them", "user info"]

    static let lossesOfSwift = [
        "the order of properties",
        "methods, computed and transient properties, and the Swift types of enumerations and structures",
        "defaults that are expressions, and migration plans",
    ]

    static func source(of model: ManagedObjectModel) -> ManagedObjectModel {
        var source = model
        source.origin = .source
        source.uncertainties = []
        source.documentType = "com.apple.IDECoreDataModeler.DataModel"
        source.documentVersion = "1.0"
        source.minimumToolsVersion = "Automatic"
        source.sourceLanguage = .swift
        for index in source.entities.indices {
            source.entities[index].isSyncable = true
            for place in source.entities[index].attributes.indices {
                source.entities[index].attributes[place].hasComputedDefault = false
            }
        }
        return source
    }
}
