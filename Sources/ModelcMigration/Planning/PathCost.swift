import ModelcSchema

/// What a path costs besides its worst class (migration §10.2); the first difference counts.
struct PathCost: Hashable, Comparable {
    /// Changes that drop values.
    var losses = 0
    /// Things that the store has to be like.
    var conditions = 0
    /// Passes over the store.
    var passes = 0
    /// How much further than the next version the hops reach, so that of equal paths the one with familiar steps wins.
    var distance = 0

    init() {}

    init(_ means: MigrationHop.Means, _ facts: StepFacts, distance: Int) {
        self.distance = distance
        passes = 1
        switch means {
        case .mapping: break
        case .inference, .stage:
            losses = facts.losses
            conditions = facts.conditions
        }
    }

    static func + (lhs: PathCost, rhs: PathCost) -> PathCost {
        var sum = lhs
        sum.losses += rhs.losses
        sum.conditions += rhs.conditions
        sum.passes += rhs.passes
        sum.distance += rhs.distance
        return sum
    }

    static func < (lhs: PathCost, rhs: PathCost) -> Bool {
        (lhs.losses, lhs.conditions, lhs.passes, lhs.distance)
            < (rhs.losses, rhs.conditions, rhs.passes, rhs.distance)
    }
}
