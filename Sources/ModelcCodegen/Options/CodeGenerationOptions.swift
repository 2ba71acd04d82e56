import ModelcSettings

/// What the user can choose about generated Swift.
package struct CodeGenerationOptions: Hashable, Sendable {
    /// The model's file or bundle name with its extension (`BookList.xcdatamodeld`): it stands in every machine file, so
    /// it has no folders in front.
    package var sourceName: String
    /// The model's name, which file names are made from (`BookList`).
    package var modelName: String
    /// The module that the files will be part of; nil where it is not known.
    package var module: String?
    package var access: AccessLevel
    package var isolation: Isolation
    /// Whether entities whose classes Xcode itself generates get files, too.
    package var includesXcodeGenerated: Bool
    /// How properties are typed.
    package var types = TypeOptions()
    /// What classes stand on.
    package var classes = ClassOptions()
    /// What generated files have beside properties.
    package var extras = ExtraOptions()
    /// What is known of the model's version.
    package var version = VersionFacts()
    /// The entities that get files; nil for all that have a class.
    package var entityNames: Set<String>?
    /// Whether files are made that belong to the user.
    package var includesHumanFiles = true
    /// The access level that was chosen for this one entity; it goes before what the entity's user info says.
    package var ownAccess: AccessLevel?
    /// What holds for single entities in place of all this, by the entity's name.
    package var entityOptions: [String: CodeGenerationOptions] = [:]

    /// What holds for an entity.
    package func options(ofEntity name: String) -> CodeGenerationOptions { entityOptions[name] ?? self }

    package init(
        sourceName: String,
        modelName: String,
        module: String? = nil,
        access: AccessLevel = .internal,
        isolation: Isolation = .nonisolated,
        includesXcodeGenerated: Bool = false
    ) {
        self.sourceName = sourceName
        self.modelName = modelName
        self.module = module
        self.access = access
        self.isolation = isolation
        self.includesXcodeGenerated = includesXcodeGenerated
    }
}
