import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The class of an entity's objects, generated or not.
struct EntityClass {
    let entity: EntityDescription
    let name: ClassName
    /// The module that declares the class; nil for the module of the generated files.
    let foreignModule: String?
    /// Whether files are generated for the class.
    let isGenerated: Bool
    /// Whether another run generates the class for its module. A class that the user excludes is written by hand.
    let isGeneratedElsewhere: Bool
    /// Whether the class is internal while the others are public.
    let isInternal: Bool

    /// Whether Xcode generates the class in Swift, which it makes public and never open.
    func isXcodeClass(in model: ResolvedModel) -> Bool {
        !isGenerated && foreignModule == nil && entity.codeGenerationType == .classDefinition
            && model.model.sourceLanguage != .objectiveC
    }

    var machineName: String { "_" + name.name }

    /// The class as a type of generated code.
    var type: SwiftType {
        var type = SwiftType(SwiftIdentifier.escapedType(name.name), module: foreignModule, isSendable: false)
        type.isInternal = isInternal
        return type
    }
}
