import ModelcSchema
import ModelcSourceCode

/// Everything that generated files say, with every Swift spelling decided: what templates get to see.
package struct GeneratedModel: Hashable, Sendable {
    /// What was asked for.
    package var input: CodeGenerationInput
    /// The classes in the byte order of their names.
    package var classes: [GeneratedClass]
    /// The composites in the byte order of their names.
    package var composites: [GeneratedComposite]
    /// The imports of the file of the composites.
    package var compositeImports: [GeneratedImport]
    package var names: StandardNames
    package var keyTypes: KeyTypeNames
    /// The code that builds the model; nil where nobody asks for it.
    package var description: GeneratedModelDescription?

    /// The path of the file of the composites.
    package var compositesPath: String { "_" + SwiftIdentifier.sanitized(input.modelName) + "Composites.swift" }
    /// The path of the file with the code that builds the model.
    package var descriptionPath: String { "_" + SwiftIdentifier.sanitized(input.modelName) + "Model.swift" }
    /// The path of the file that all models of a module share.
    package static let supportPath = "_ModelcSupport.swift"
}

/// The structure of a composite attribute type (code-generation §2.4).
package struct GeneratedComposite: Hashable, Sendable {
    /// The composite's name in the model.
    package var name: String
    /// The structure's name in Swift source.
    package var escapedName: String
    /// The members, sorted by name.
    package var members: [GeneratedProperty]
    package var isSendable: Bool
    package var isHashable: Bool
    package var isCodable: Bool
}

/// An import of a generated file.
package struct GeneratedImport: Hashable, Sendable {
    package var module: String
    /// Whether public declarations of the file use the module.
    package var isPublic: Bool
    /// Whether the module exists on some platforms only.
    package var isConditional: Bool

    package init(module: String, isPublic: Bool, isConditional: Bool) {
        self.module = module
        self.isPublic = isPublic
        self.isConditional = isConditional
    }
}

/// The names of the types that classes have for their keys. A model may have a class `Attribute` of its own.
package struct KeyTypeNames: Hashable, Sendable {
    package let attribute: String
    package let relationship: String
    package let fetchedProperty: String
    package let userInfo: String

    /// - Parameter isTaken: whether the model needs the name for something else.
    init(isTaken: (String) -> Bool) {
        func free(_ name: String, _ suffix: String) -> String {
            var name = name
            while isTaken(name) { name += suffix }
            return name
        }
        attribute = free("Attribute", "Key")
        relationship = free("Relationship", "Key")
        fetchedProperty = free("FetchedProperty", "Key")
        userInfo = free("UserInfo", "Constants")
    }
}

/// Spells the types of the standard library and of Foundation in a module that may have classes of the same names: an
/// app about training has an entity `Set`.
package struct StandardNames: Hashable, Sendable {
    /// Names that the generated module declares itself.
    private let shadowed: Set<String>

    init(shadowedBy names: Set<String>) {
        shadowed = names.intersection(StandardNames.used)
    }

    /// The spelling of a type of the standard library.
    func swift(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

    /// The spelling of a type of Foundation.
    func foundation(_ name: String) -> String { shadowed.contains(name) ? "Foundation." + name : name }

    /// The names that generated code uses and that properties of a model have, which is hardly ever one.
    static func properties(of model: ManagedObjectModel) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String) { if used.contains(name) { names.insert(name) } }
        // By index: an element would be copied whole, for the sake of its name.
        for entity in model.entities {
            for index in entity.attributes.indices { add(entity.attributes[index].name) }
            for index in entity.relationships.indices { add(entity.relationships[index].name) }
            for index in entity.fetchedProperties.indices { add(entity.fetchedProperties[index].name) }
        }
        for composite in model.composites {
            for index in composite.attributes.indices { add(composite.attributes[index].name) }
        }
        return names
    }

    /// The names that generated code uses.
    private static let used: Set<String> = [
        "Any", "AnyClass", "Bool", "CaseIterable", "Codable", "CodingKey", "Data", "Date", "Decimal", "Double", "Error",
        "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "NSLog",
        "Sendable", "Set", "String", "TimeInterval", "URL", "UTF8", "UUID", "fatalError",
    ]
}
