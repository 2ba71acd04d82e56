import ModelcBase
import ModelcSourceCode

/// The names that classes and properties can have in SwiftData.
enum SwiftDataNames {
    /// Returns true if the name of an entity can be the name of its class. SwiftData gives the entity the name of the
    /// class.
    static func isClass(_ name: String) -> Bool {
        SwiftIdentifier.isValid(name) && SwiftIdentifier.escapedType(name) == name && !ownTypes.contains(name)
    }

    /// Returns the name of a Swift property for a property of the model: the same name, unless SwiftData rejects it.
    static func property(_ name: String) -> String {
        let sanitized = SwiftIdentifier.isValid(name) ? name : IdentifierText.sanitized(name)
        let text = SwiftIdentifier.isValid(sanitized) ? sanitized : "_" + sanitized
        return reserved.contains(text) || !SwiftIdentifier.isValid(text) ? text + "Value" : text
    }

    /// Returns true if every `@Model` class has a member with this name.
    static func isMember(_ name: String) -> Bool { name == "id" || reserved.contains(name) }

    /// The names that generated code or the macros use, so that no class can have them. A class may have the name of a macro, such
    /// as `Attribute`.
    private static let ownTypes: Set<String> = [
        "Foundation", "PersistentModel", "Schema", "Swift", "SwiftData", "VersionedSchema",
    ]

    /// The members of `PersistentModel`, names of properties that SwiftData or Core Data rejects, and words that
    /// cannot be names even in backticks.
    private static let reserved: Set<String> = [
        "Protocol", "Self", "Type", "description", "hasChanges", "hash", "hashValue", "init", "isDeleted",
        "modelContext", "persistentBackingData", "persistentModelID", "schemaMetadata", "self",
    ]
}
