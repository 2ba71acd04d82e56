import ModelcPlans
import ModelcSchema

/// The facts of some of the changes between two versions; facts of several sets of changes can be added.
struct ChangeFacts: Sendable {
    var altersHash = false
    var isHashUnverified = false
    /// The worst row of the decision table.
    var worst = MigrationClass.none
    var losses = 0
    var conditions = 0
    /// The errors and unverified changes.
    var doubts = StepDoubts()
    /// Whether Core Data cannot infer it.
    var isBlocked = false
    var isForbiddenByCloudKit = false

    init() {}

    init(_ changes: [SchemaChange], _ options: MigrationOptions, _ inference: InferenceResult? = nil) {
        let classifier = StepClassifier(options: options)
        for change in changes {
            let row = classifier.row(of: change)
            altersHash = altersHash || change.altersHash
            isHashUnverified =
                isHashUnverified || row.flags.contains(.hashUnverified) || change.traits.contains(.hashUnverified)
            worst = max(worst, row.migrationClass)
            losses += change.isDestructive ? 1 : 0
            doubts += StepDoubts(row)
            isForbiddenByCloudKit = isForbiddenByCloudKit || CloudKitLimits.forbids(change)
        }
        conditions = inference?.conditions.count ?? 0
        isBlocked = inference?.verdict == .blocked
    }

    static func += (lhs: inout ChangeFacts, rhs: ChangeFacts) {
        lhs.altersHash = lhs.altersHash || rhs.altersHash
        lhs.isHashUnverified = lhs.isHashUnverified || rhs.isHashUnverified
        if rhs.worst != .none { lhs.worst = max(lhs.worst, rhs.worst) }
        lhs.losses += rhs.losses
        lhs.conditions += rhs.conditions
        lhs.doubts += rhs.doubts
        lhs.isBlocked = lhs.isBlocked || rhs.isBlocked
        lhs.isForbiddenByCloudKit = lhs.isForbiddenByCloudKit || rhs.isForbiddenByCloudKit
    }
}
