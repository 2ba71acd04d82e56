import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText

/// What is said about a mapping model that was just made: what is left to be done for it.
package struct NewMappingText {
    package let composed: ComposedMapping
    /// What Core Data would do without the mapping model.
    package let inference: InferenceResult

    package init(
        composed: ComposedMapping, inference: InferenceResult
    ) {
        self.composed = composed
        self.inference = inference
    }

    package var lines: [String] { [counts] + policyLines + conditionLines + droppedLines + needLines }

    private var counts: String {
        let entities = composed.mapping.entityMappings
        let rows = entities.map { $0.attributeMappings.count + $0.relationshipMappings.count }.reduce(0, +)
        return "  \(Counted.text(entities.count, "entity mapping")), \(Counted.text(rows, "row"))"
    }

    private var policyLines: [String] {
        composed.policies.flatMap { policy in
            ["  write the policy \(TerminalText.name(policy.className)), a subclass of NSEntityMigrationPolicy:"]
                + policy.methods.map { method in
                    let path = "\(policy.destinationEntityName).\(method.property)"
                    return
                        "    \(TerminalText.name(method.selector)) for \(TerminalText.name(path)): \(TerminalText.escaped(method.reason))"
                }
        }
    }

    /// What the store must be like all the same: a mapping model fails on the same objects as inference.
    private var conditionLines: [String] {
        preconditions.map { path, requirement in
            "  precondition for \(TerminalText.name(path)): \(TerminalText.escaped(requirement))"
        }
    }

    /// The conditions that no policy takes care of, by what they are about.
    var preconditions: [(path: String, requirement: String)] {
        let made = Set(
            composed.policies.flatMap { policy in
                policy.methods.map { "\(policy.destinationEntityName).\($0.property)" }
            })
        return inference.conditions.compactMap { condition in
            let path = [condition.entity, condition.property].compactMap { $0 }.joined(separator: ".")
            guard !made.contains(path), condition.condition != .agreeingIdentifiers else { return nil }
            return (path, condition.requirement)
        }
    }

    private var droppedLines: [String] {
        composed.droppedEntities.isEmpty ? [] : ["  dropped: \(TerminalText.list(composed.droppedEntities))"]
    }

    private var needLines: [String] {
        inference.verdict == .inferable && composed.policies.isEmpty
            ? ["  Core Data infers this by itself: keep the mapping model only for code of your own"] : []
    }
}
