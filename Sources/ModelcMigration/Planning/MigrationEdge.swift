import ModelcPlans

/// A possible migration from one version directly to a later one, for the path search.
struct MigrationEdge {
    let means: MigrationHop.Means
    let migrationClass: MigrationClass
    let cost: PathCost

    /// - Parameters:
    ///   - dropped: the number of entities whose objects the mapping model drops.
    ///   - isFailing: whether the mapping model refers to an element that does not exist.
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

    /// Whether the migration certainly loses nothing: no losses, no preconditions, no errors or unverified changes.
    var isLossless: Bool { cost.losses == 0 && cost.conditions == 0 && cost.doubts == StepDoubts() }
}
