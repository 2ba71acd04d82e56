import ModelcSchema

/// What the search for paths and stages asks of a step, without the texts.
struct StepFacts: Hashable, Sendable {
    var altersHash: Bool
    var migrationClass: MigrationClass
    var verdict: InferenceResult.Verdict
    /// Changes that drop values.
    var losses: Int
    /// Things that the store has to be like.
    var conditions: Int
    /// How much is uncertain about the step.
    var doubts: StepDoubts

    init(_ step: MigrationStep) {
        altersHash = step.difference.altersHash
        migrationClass = step.migrationClass
        verdict = step.inference.verdict
        losses = step.difference.changes.count(where: \.isDestructive)
        conditions = step.inference.conditions.count
        doubts = step.difference.changes.reduce(into: StepDoubts()) { $0 += StepDoubts(DecisionTable.row(of: $1)) }
    }

    /// - Parameter parts: of all changes of a step.
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
