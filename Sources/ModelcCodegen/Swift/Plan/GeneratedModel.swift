import ModelcBase

/// The content of the generated Swift files as values for templates. All names are already in Swift spelling.
package struct GeneratedModel: Hashable, Sendable {
    var input: CodeGenerationInput
    /// The classes, sorted by the UTF-8 bytes of their names.
    package var classes: [GeneratedClass]
    /// The composites, sorted by the UTF-8 bytes of their names.
    package var composites: [GeneratedComposite]
    /// The imports of the file that contains the composites.
    var compositeImports: [GeneratedImport]
    var names: StandardNames
    package var keyTypes: KeyTypeNames
    /// The code that creates the model at run time; nil if it is not requested.
    var description: GeneratedModelDescription?

    var compositesPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Composites.swift" }
    /// The path of the file with the code that creates the model at run time.
    var descriptionPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Model.swift" }
    /// The path of the support file, which all models of a module share.
    package static let supportPath = "_ModelcSupport.swift"
}
