import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The class of an entity's objects. It may be generated or not.
struct EntityClass {
    let entity: EntityDescription
    let name: ClassName
    /// The module that declares the class; nil for the module of the generated files.
    let foreignModule: String?
    /// Whether files are generated for the class.
    let isGenerated: Bool
    /// Whether another run of modelc generates the class, for its own module. False for a class that the user excludes,
    /// because it is written by hand.
    let isGeneratedElsewhere: Bool
    /// Whether the class is internal although the generated classes are public by default.
    let isInternal: Bool

    /// Whether Xcode generates the class in Swift. Xcode declares such a class `public`, never `open`.
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
