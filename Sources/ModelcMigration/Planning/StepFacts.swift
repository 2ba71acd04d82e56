import ModelcPlans
import ModelcSchema

/// The counts and classes of a migration step, without texts. The search for paths and stages needs only these.
struct StepFacts: Hashable, Sendable {
    var altersHash: Bool
    var migrationClass: MigrationClass
    var verdict: InferenceResult.Verdict
    /// The number of changes that drop values.
    var losses: Int
    /// The number of preconditions on the store.
    var conditions: Int
    /// The numbers of errors and of unverified changes in the step.
    var doubts: StepDoubts

    init(_ step: MigrationStep) {
        altersHash = step.difference.altersHash
        migrationClass = step.migrationClass
        verdict = step.inference.verdict
        losses = step.difference.changes.count(where: \.isDestructive)
        conditions = step.inference.conditions.count
        doubts = step.difference.changes.reduce(into: StepDoubts()) { $0 += StepDoubts(DecisionTable.row(of: $1)) }
    }

    /// - Parameter parts: the effects of all changes of a step.
    init(_ parts: ChangeFacts, _ options: MigrationOptions) {
        altersHash = parts.altersHash
        losses = parts.losses
        conditions = parts.conditions
        doubts = parts.doubts
        verdict = parts.isBlocked ? .blocked : parts.conditions == 0 ? .inferable : .dependsOnData
        migrationClass =
            if options.isCloudKitDeployed, parts.isForbiddenByCloudKit {
                .blocked
            } else if !parts.altersHash, !parts.isHashUnverified {
                .none
            } else {
                parts.isBlocked ? .blocked : parts.worst
            }
    }
}
