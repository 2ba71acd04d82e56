/// The result of Core Data's inference for two versions (FormatMigrationFacts §5).
package struct InferenceResult: Hashable, Sendable {
    /// The result in one word. The raw value is used in JSON documents.
    package enum Verdict: String, CaseIterable, Sendable {
        /// The mapping is inferred, and the migration succeeds for every store.
        case inferable = "yes"
        /// The mapping is inferred. Whether the migration succeeds depends on the store's data.
        case dependsOnData = "depends"
        /// The mapping cannot be inferred: error 134190.
        case blocked = "no"
    }

    /// The reasons why the mapping cannot be inferred, sorted by entity and property; empty if it can.
    package var problems: [InferenceProblem]
    /// The conditions that the store must meet for the migration, sorted by entity and property.
    package var conditions: [DataCondition]

    package init(problems: [InferenceProblem], conditions: [DataCondition]) {
        self.problems = problems
        self.conditions = conditions
    }

    package var verdict: Verdict {
        if !problems.isEmpty { return .blocked }
        return conditions.isEmpty ? .inferable : .dependsOnData
    }
}
