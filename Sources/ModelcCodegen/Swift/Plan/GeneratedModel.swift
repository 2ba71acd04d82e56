import ModelcBase

/// The content of the generated files, with every Swift spelling decided, as templates see it.
package struct GeneratedModel: Hashable, Sendable {
    var input: CodeGenerationInput
    /// The classes in the byte order of their names.
    package var classes: [GeneratedClass]
    /// The composites in the byte order of their names.
    package var composites: [GeneratedComposite]
    /// The imports of the file of the composites.
    var compositeImports: [GeneratedImport]
    var names: StandardNames
    package var keyTypes: KeyTypeNames
    /// The code that builds the model; nil if it is not requested.
    var description: GeneratedModelDescription?

    var compositesPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Composites.swift" }
    /// The path of the file with the code that builds the model.
    var descriptionPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Model.swift" }
    /// The path of the support file that all models of a module share.
    package static let supportPath = "_ModelcSupport.swift"
}
