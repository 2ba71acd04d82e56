import ModelcSourceCode

/// Everything that generated files say, with every Swift spelling decided: what templates get to see.
package struct GeneratedModel: Hashable, Sendable {
    package var options: CodeGenerationOptions
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
    package var compositesPath: String { "_" + SwiftIdentifier.sanitized(options.modelName) + "Composites.swift" }
    /// The path of the file with the code that builds the model.
    package var descriptionPath: String { "_" + SwiftIdentifier.sanitized(options.modelName) + "Model.swift" }
    /// The path of the file that all models of a module share.
    package static let supportPath = "_ModelcSupport.swift"
}
