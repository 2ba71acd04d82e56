import ModelcBase
import ModelcSourceCode

/// The names that classes and properties can have in SwiftData.
enum SwiftDataNames {
    /// Whether a class can have the name of an entity, which SwiftData takes from the class.
    static func isClass(_ name: String) -> Bool {
        SwiftIdentifier.isValid(name) && SwiftIdentifier.escapedType(name) == name && !ownTypes.contains(name)
    }

    /// Returns the name of a Swift property for a property of the model: the same name, unless SwiftData rejects it.
    static func property(_ name: String) -> String {
        let text = SwiftIdentifier.isValid(name) ? name : IdentifierText.sanitized(name)
        return reserved.contains(text) || text == "_" || text.isEmpty ? text + "Value" : text
    }

    /// The types that generated code uses, and that no class can replace.
    private static let ownTypes: Set<String> = [
        "Attribute", "Index", "Model", "PersistentModel", "Relationship", "Schema", "SwiftData", "Transient", "Unique",
        "Foundation", "Swift", "VersionedSchema",
    ]

    /// The members of `PersistentModel`, names that SwiftData or Core Data refuses for properties, and words that are
    /// no names even in backticks.
    private static let reserved: Set<String> = [
        "Protocol", "Self", "Type", "description", "hasChanges", "hash", "hashValue", "init", "isDeleted",
        "modelContext", "persistentBackingData", "persistentModelID", "schemaMetadata", "self",
    ]
}
