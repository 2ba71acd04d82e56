import ModelcBase
import ModelcKit

// The effect of a deletion as a JSON document.
extension SimulateOutcome {
    var json: JSONValue {
        [
            "path": .string(path),
            "version": .string(version),
            "entity": .string(simulation.entity),
            "isAbstract": .bool(simulation.isAbstract),
            "subentities": .array(simulation.subentities.map(JSONValue.string)),
            "steps": .array(simulation.steps.map(\.json)),
            "deleted": .array(simulation.deletedEntities.map(JSONValue.string)),
            "updated": .array(simulation.updated.map(\.json)),
            "denials": .array(simulation.denials.map(\.relationship.json)),
            "breaks": .array(simulation.breaks.map(\.relationship.json)),
            "dangling": .array(simulation.dangling.map(\.json)),
        ]
    }
}

extension DeletionSimulation.RelationshipPath {
    fileprivate var json: JSONValue { ["entity": .string(entity), "relationship": .string(relationship)] }
}

extension DeletionSimulation.Step {
    fileprivate var json: JSONValue {
        [
            "entity": .string(entity),
            "isStart": .bool(isStart),
            "causes": .array(causes.map(\.json)),
            "effects": .array(effects.map(\.json)),
            "dangling": .array(dangling.map(\.json)),
        ]
    }
}

extension DeletionSimulation.Effect {
    fileprivate var json: JSONValue {
        [
            "entity": .string(relationship.entity),
            "relationship": .string(relationship.relationship),
            "destination": .optional(destination),
            "minimumCount": .integer(cardinality.least),
            "maximumCount": .optional(cardinality.most),
            "deleteRule": .string(rule.rawValue),
            "outcome": .string(outcome.kind.rawValue),
            "deletes": .array(outcome.deletedEntities.map(JSONValue.string)),
            "inverse": outcome.inverse?.json ?? .null,
            "mayBeDeleted": .bool(outcome.mayBeDeleted),
            "text": .string(outcome.sentence),
        ]
    }
}

extension DeletionSimulation.Outcome {
    fileprivate var deletedEntities: [String] {
        if case .deletes(let entities) = self { entities } else { [] }
    }

    fileprivate var inverse: DeletionSimulation.RelationshipPath? {
        switch self {
        case .updates(let path, _), .breaks(let path, _, _), .dangles(let path): path
        case .deletes, .denies, .leadsBack, .nothing, .unknownDestination: nil
        }
    }

    /// Whether another delete rule may delete the object at the other end, so that the deletion may still succeed.
    fileprivate var mayBeDeleted: Bool {
        if case .breaks(_, _, let mayBeDeleted) = self { mayBeDeleted } else { false }
    }
}
