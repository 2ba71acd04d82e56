import ModelcSchema
import ModelcSourceCode

/// The class that objects of an entity have, whoever declares it.
struct EntityClass {
    let entity: EntityDescription
    let name: ClassName
    /// The module that declares the class; nil for the module of the generated files.
    let foreignModule: String?
    /// Whether the class gets files.
    let isGenerated: Bool
    /// Whether the class is internal among public ones.
    let isInternal: Bool

    /// Whether Xcode declares the class in Swift, which it makes public and never open.
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
