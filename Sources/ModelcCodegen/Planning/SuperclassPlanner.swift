import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Decides what a machine class inherits from (code-generation §1.1, §5.1).
struct SuperclassPlanner {
    let options: CodeGenerationOptions

    /// - Parameter parent: the nearest class of the entities above.
    func superclass(
        of entity: EntityDescription, parent: EntityClass?, diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        if let text = options.classes.ownBaseClass ?? entity.userInfo[.customBaseClass].map(SwiftText.trimmed) {
            return custom(text, of: entity, parent, diagnostics: &diagnostics)
        }
        let base = options.classes.baseClass.flatMap { BaseClass($0, ownModule: options.module) }
        return parent?.type ?? base?.type ?? .managedObject
    }

    private func custom(
        _ text: String, of entity: EntityDescription, _ parent: EntityClass?,
        diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        guard let base = BaseClass(text, ownModule: options.module) else {
            diagnostics.report(
                .invalidUserInfoValue, .error,
                "base class '\(text)' of entity '\(entity.name)' is no class name", at: ModelPlace(entity),
                help: "write a class such as Base or Module.Base")
            return parent?.type ?? .managedObject
        }
        if let parent, base.type.name != parent.type.name {
            diagnostics.report(
                .customBaseClass, .warning,
                "base class '\(text)' of entity '\(entity.name)' stands in the place of '\(parent.name.name)', the "
                    + "class of its parent", at: ModelPlace(entity),
                help: "let '\(text)' inherit from '\(parent.name.name)', or the code does not compile")
        }
        return base.type
    }
}
