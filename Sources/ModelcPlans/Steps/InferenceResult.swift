/// The result of Core Data's inference for two versions (FormatMigrationFacts §5).
package struct InferenceResult: Hashable, Sendable {
    /// The verdict in one word; the raw value is the name in documents.
    package enum Verdict: String, CaseIterable, Sendable {
        /// The mapping is inferred and runs on every store.
        case inferable = "yes"
        /// The mapping is inferred; whether it runs depends on what the store holds.
        case dependsOnData = "depends"
        /// The mapping cannot be inferred: error 134190.
        case blocked = "no"
    }

    /// Why the mapping cannot be inferred, by entity and property; empty if it can.
    package var faults: [InferenceProblem]
    /// The preconditions on the store for the mapping to run, by entity and property.
    package var conditions: [DataCondition]

    package init(faults: [InferenceProblem], conditions: [DataCondition]) {
        self.faults = faults
        self.conditions = conditions
    }

    package var verdict: Verdict {
        if !faults.isEmpty { return .blocked }
        return conditions.isEmpty ? .inferable : .dependsOnData
    }
}
