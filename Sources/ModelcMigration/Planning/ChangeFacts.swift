import ModelcPlans
import ModelcSchema

/// The effects of a set of changes between two versions, as counts and flags. The effects of several sets can be added.
struct ChangeFacts: Sendable {
    var altersHash = false
    var isHashUnverified = false
    /// The worst class among the decision table rows of the changes.
    var worst = MigrationClass.none
    var losses = 0
    var conditions = 0
    /// The numbers of errors and of unverified changes.
    var doubts = StepDoubts()
    /// Whether Core Data cannot infer a mapping because of one of the changes.
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
