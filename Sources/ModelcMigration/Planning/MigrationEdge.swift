import ModelcPlans

/// A direct migration from one version to a later one, for the path search.
struct MigrationEdge {
    let means: MigrationHop.Means
    let migrationClass: MigrationClass
    let cost: PathCost

    /// - Parameters:
    ///   - dropped: the entities whose objects a mapping model drops.
    ///   - isFailing: whether a mapping model refers to something that does not exist.
    init(_ means: MigrationHop.Means, _ facts: StepFacts, dropped: Int = 0, isFailing: Bool = false) {
        self.means = means
        var cost = PathCost(means, facts, dropped: dropped)
        cost.doubts.errors += isFailing ? 1 : 0
        self.cost = cost
        switch means {
        case .mapping: migrationClass = .mappingModel
        case .inference, .stage: migrationClass = facts.migrationClass
        }
    }

    /// Whether nothing is lost, without any precondition.
    var isLossless: Bool { cost.losses == 0 && cost.conditions == 0 && cost.doubts == StepDoubts() }
}
