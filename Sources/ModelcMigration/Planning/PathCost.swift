import ModelcPlans
import ModelcSchema

/// The cost of a path, apart from its worst class (FormatMigrationFacts §10.2). Costs are compared value by value in
/// the order of the properties, up to the first difference. The worst class is compared separately, after `doubts` and
/// before `losses`.
struct PathCost: Hashable, Comparable {
    /// The numbers of errors and of unverified changes.
    var doubts = StepDoubts()
    /// The number of changes that drop values.
    var losses = 0
    /// The number of preconditions on the store.
    var conditions = 0
    /// The number of hops (direct migrations between two versions). Each hop migrates the whole store.
    var passes = 0

    init() {}

    /// - Parameter dropped: the number of entities whose objects a mapping model drops.
    init(_ means: MigrationHop.Means, _ facts: StepFacts, dropped: Int = 0) {
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
        return sum
    }

    static func < (lhs: PathCost, rhs: PathCost) -> Bool {
        (lhs.doubts, lhs.losses, lhs.conditions, lhs.passes) < (rhs.doubts, rhs.losses, rhs.conditions, rhs.passes)
    }
}
