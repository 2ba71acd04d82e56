import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcMigration
import ModelcPlans

extension MappingNewOutcome {
    /// What was made, and what is left to be done for it: for people or for programs.
    ///
    /// - Parameter showsNotes: whether a document has notes, too.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json:
            ResultDocument("mapping new", remarks.diagnostics, showsNotes: showsNotes, result: json).text
        }
    }

    private var json: JSONValue {
        let entities = composed.mapping.entityMappings
        let rows = entities.map { $0.attributeMappings.count + $0.relationshipMappings.count }.reduce(0, +)
        let left = NewMappingText(composed: composed, inference: inference)
        return [
            "path": .string(bundle), "action": .string(action.rawValue), "isDryRun": .bool(isRehearsal),
            "entityMappings": .integer(entities.count), "rows": .integer(rows),
            "isInferable": .bool(inference.verdict == .inferable),
            "policies": .array(composed.policies.map(json)),
            "preconditions": .array(
                left.preconditions.map { ["modelPath": .string($0.path), "requirement": .string($0.requirement)] }),
            "droppedEntities": .array(composed.droppedEntities.map(JSONValue.string)),
        ]
    }

    private func json(_ policy: EntityPolicy) -> JSONValue {
        [
            "className": .string(policy.className), "destinationEntity": .string(policy.destinationEntityName),
            "methods": .array(
                policy.methods.map { method in
                    [
                        "property": .string(method.property), "selector": .string(method.selector),
                        "reason": .string(method.reason),
                    ]
                }),
        ]
    }
}

extension MappingRefreshOutcome {
    /// What was done, or would be: for people or for programs.
    ///
    /// - Parameter showsNotes: whether a document has notes, too.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json: ResultDocument("mapping refresh", messages, showsNotes: showsNotes, result: json).text
        }
    }

    private var json: JSONValue {
        [
            "path": .string(filePath), "isDryRun": .bool(isRehearsal), "isChanged": .bool(isChanged),
            "copies": .array(
                sides.map { side in
                    [
                        "side": .string(side.side), "path": .optional(side.path),
                        "staleEntities": .array(side.staleEntities.map(JSONValue.string)),
                    ]
                }),
            "addedRows": .array(refreshed.addedRows.map(JSONValue.string)),
            "keptRows": .array(refreshed.vanishedRows.map(JSONValue.string)),
        ]
    }
}
