import ModelcSchema

/// A way straight from one version to a later one, as the search for paths sees it.
struct MigrationEdge {
    let means: MigrationHop.Means
    let migrationClass: MigrationClass
    let cost: PathCost

    init(_ means: MigrationHop.Means, _ facts: StepFacts, distance: Int) {
        self.means = means
        cost = PathCost(means, facts, distance: distance)
        switch means {
        case .mapping: migrationClass = .mappingModel
        case .inference, .stage: migrationClass = facts.migrationClass
        }
    }
}
