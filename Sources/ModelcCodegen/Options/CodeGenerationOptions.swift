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
