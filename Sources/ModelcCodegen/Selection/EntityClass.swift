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

/// A class of the user's that machine classes inherit from in place of `NSManagedObject`.
struct BaseClass {
    let type: SwiftType

    /// - Parameters:
    ///   - text: `Base`, or `Module.Base`; nil comes back for a text that is neither.
    ///   - ownModule: the module of the generated files, which needs no import.
    init?(_ text: String, ownModule: String?) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, parts.allSatisfy(SwiftIdentifier.isValid), let name = parts.last else { return nil }
        let module = parts.count == 2 ? parts[0] : nil
        type = SwiftType(
            SwiftIdentifier.escapedType(name), module: module == ownModule ? nil : module, isSendable: false)
    }

    /// Whether an entity's class is this one, which then is no class to generate.
    func isClass(named name: String) -> Bool { type.name == SwiftIdentifier.escapedType(name) }
}
