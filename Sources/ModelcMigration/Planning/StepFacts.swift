import ModelcPlans
import ModelcSchema

/// The data of a step that the search for paths and stages needs, without texts.
struct StepFacts: Hashable, Sendable {
    var altersHash: Bool
    var migrationClass: MigrationClass
    var verdict: InferenceResult.Verdict
    /// The number of changes that drop values.
    var losses: Int
    /// The number of preconditions on the store.
    var conditions: Int
    /// The errors and unverified changes of the step.
    var doubts: StepDoubts

    init(_ step: MigrationStep) {
        altersHash = step.difference.altersHash
        migrationClass = step.migrationClass
        verdict = step.inference.verdict
        losses = step.difference.changes.count(where: \.isDestructive)
        conditions = step.inference.conditions.count
        doubts = step.difference.changes.reduce(into: StepDoubts()) { $0 += StepDoubts(DecisionTable.row(of: $1)) }
    }

    /// - Parameter parts: the facts of all changes of a step.
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

/// Reasons to avoid a step apart from its losses: errors, and unverified behaviour of Core Data. Of two paths the one
/// with fewer errors is better, then the one with less that is unverified (FormatMigrationFacts §10.2).
struct StepDoubts: Hashable, Comparable, Sendable {
    /// The number of changes that are reported as errors.
    var errors = 0
    /// The number of reported changes for which Core Data's behaviour is not known.
    var unverified = 0

    init() {}

    /// The doubts for a row of the decision table.
    init(_ row: DecisionRow) {
        guard let code = row.code else { return }
        errors = code.level == .error ? 1 : 0
        unverified = row.isUnverified ? 1 : 0
    }

    static func += (lhs: inout StepDoubts, rhs: StepDoubts) {
        lhs.errors += rhs.errors
        lhs.unverified += rhs.unverified
    }

    static func < (lhs: StepDoubts, rhs: StepDoubts) -> Bool {
        (lhs.errors, lhs.unverified) < (rhs.errors, rhs.unverified)
    }
}

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

/// The cost of a path apart from its worst class (FormatMigrationFacts §10.2); the first difference counts. The worst
/// class counts after the doubts and before the losses.
struct PathCost: Hashable, Comparable {
    /// The errors, and steps that are not known to work.
    var doubts = StepDoubts()
    /// The number of changes that drop values.
    var losses = 0
    /// The number of preconditions on the store.
    var conditions = 0
    /// The number of migrations of the whole store.
    var passes = 0
    /// How far the hops reach beyond the next version, so that of equal paths the one with the smaller steps wins.
    var distance = 0

    init() {}

    /// - Parameter dropped: the number of entities whose objects a mapping model drops.
    init(_ means: MigrationHop.Means, _ facts: StepFacts, dropped: Int = 0, distance: Int) {
        self.distance = distance
        passes = 1
        switch means {
        case .mapping: losses = dropped
        case .inference, .stage:
            doubts = facts.doubts
            losses = facts.losses
            conditions = facts.conditions
        }
    }

    static func + (lhs: PathCost, rhs: PathCost) -> PathCost {
        var sum = lhs
        sum.doubts += rhs.doubts
        sum.losses += rhs.losses
        sum.conditions += rhs.conditions
        sum.passes += rhs.passes
        sum.distance += rhs.distance
        return sum
    }

    static func < (lhs: PathCost, rhs: PathCost) -> Bool {
        (lhs.doubts, lhs.losses, lhs.conditions, lhs.passes, lhs.distance)
            < (rhs.doubts, rhs.losses, rhs.conditions, rhs.passes, rhs.distance)
    }
}
