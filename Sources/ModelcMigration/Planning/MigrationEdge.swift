import ModelcSchema

/// A way straight from one version to a later one, as the search for paths sees it.
struct MigrationEdge {
    let means: MigrationHop.Means
    let migrationClass: MigrationClass
    let cost: PathCost

    /// - Parameters:
    ///   - dropped: the entities whose objects a mapping model does not take along.
    ///   - isFailing: whether a mapping model asks for something that is not there.
    init(
        _ means: MigrationHop.Means, _ facts: StepFacts, dropped: Int = 0, isFailing: Bool = false, distance: Int
    ) {
        self.means = means
        var cost = PathCost(means, facts, dropped: dropped, distance: distance)
        cost.doubts.errors += isFailing ? 1 : 0
        self.cost = cost
        switch means {
        case .mapping: migrationClass = .mappingModel
        case .inference, .stage: migrationClass = facts.migrationClass
        }
    }

    /// Whether nothing is lost on it, and nothing has to be so for that.
    var isLossless: Bool { cost.losses == 0 && cost.conditions == 0 && cost.doubts == StepDoubts() }
}
