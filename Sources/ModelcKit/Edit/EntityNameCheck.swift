import ModelcCodegen
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema

/// Refuses names that are valid for an entity but not for a class. An added entity gets a class with the same name,
/// so the name must be valid for both.
enum EntityNameCheck {
    /// Returns the first action that adds an entity with a name that is not valid for a class.
    ///
    /// - Parameter model: the model after the actions. The name of an entity is not checked if its class has another
    ///   name.
    static func firstRefused(
        _ actions: [ScriptedAction], in model: ManagedObjectModel
    ) -> (failure: ActionFailure, line: Int?)? {
        let entities = Dictionary(model.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for scripted in actions {
            let action = scripted.action
            guard action.verb == .add, action.kind == .entity,
                let entity = action.operands.first.flatMap({ entities[$0] }),
                let failure = failure(entity, in: model)
            else { continue }
            return (failure, scripted.line)
        }
        return nil
    }

    /// Returns the problem with the name of an entity; nil if it is also a valid name of its class.
    static func failure(_ entity: EntityDescription, in model: ManagedObjectModel) -> ActionFailure? {
        guard let className = entity.representedClassName.flatMap(ClassName.init(represented:)),
            className.name == entity.name,
            let reason = ClassNameProblem.reason(against: className, in: model.sourceLanguage ?? .swift)
        else { return nil }
        return .noClassName(entity.name, reason)
    }
}
