import ModelcSchema

/// What a path costs besides its worst class (migration §10.2); the first difference counts. The worst class counts after
/// the doubts and before the losses.
struct PathCost: Hashable, Comparable {
    /// What is an error, or not known to work.
    var doubts = StepDoubts()
    /// Changes that drop values.
    var losses = 0
    /// Things that the store has to be like.
    var conditions = 0
    /// Passes over the store.
    var passes = 0
    /// How much further than the next version the hops reach, so that of equal paths the one with familiar steps wins.
    var distance = 0

    init() {}

    /// - Parameter dropped: the entities whose objects a mapping model does not take along.
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
