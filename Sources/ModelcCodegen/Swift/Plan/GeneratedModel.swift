import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode
import ModelcText

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
    package var compositesPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Composites.swift" }
    /// The path of the file with the code that builds the model.
    package var descriptionPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Model.swift" }
    /// The path of the file that all models of a module share.
    package static let supportPath = "_ModelcSupport.swift"
}

/// The structure of a composite attribute type.
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

/// What generated files are to say, or the reasons why there can be none.
package struct GenerationPlan: Hashable, Sendable {
    package var model: GeneratedModel
    package var diagnostics: [Diagnostic]

    package init(model: GeneratedModel, diagnostics: [Diagnostic]) {
        self.model = model
        self.diagnostics = diagnostics
    }

    /// Whether anything forbids output.
    package var hasErrors: Bool { diagnostics.hasErrors }
}
