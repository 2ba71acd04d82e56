import ModelcCodegen
import ModelcEditing
import ModelcSchema

/// Names that an entity could have, and no class: an entity that is added gets a class of that name.
enum EntityNameCheck {
    /// The first action that gives an entity such a name.
    ///
    /// - Parameter model: the model after the actions; a class that was named otherwise is no matter of the entity's name.
    static func firstRefused(
        _ actions: [ScriptedAction], in model: ManagedObjectModel
    ) -> (failure: ActionFailure, line: Int?)? {
        for scripted in actions {
            let action = scripted.action
            guard action.verb == .add, action.kind == .entity, let name = action.operands.first,
                let failure = failure(name, in: model)
            else { continue }
            return (failure, scripted.line)
        }
        return nil
    }

    /// What is wrong with the name of an entity; nil where its class can have it, too.
    static func failure(_ name: String, in model: ManagedObjectModel) -> ActionFailure? {
        guard let entity = model.entities.first(where: { $0.name == name }),
            let className = entity.representedClassName.flatMap(ClassName.init(represented:)), className.name == name,
            let reason = ClassNameFault.reason(against: className, in: model.sourceLanguage ?? .swift)
        else { return nil }
        return .noClassName(name, reason)
    }
}
