import ModelcSchema

/// How much a plan compares. Each version is compared with each later one, so that the work grows with the square of the
/// number of versions: a thousand of them took minutes.
package enum PlanBudget {
    /// Entities that two versions have, plus entities and properties of each two forms of an entity, summed over all pairs.
    /// The largest public model comes to less than a twentieth.
    package static let limit = 2_000_000

    /// Whether a plan over these versions would compare more. Nearly linear in what they say.
    package static func isExceeded(by models: [ManagedObjectModel], limit: Int = limit) -> Bool {
        let sizes = models.map { model in model.entities.reduce(0) { $0 + size($1) } }
        // Hardly a model has to be looked at any closer.
        guard models.count * sizes.reduce(0, +) > limit else { return false }
        let contents = EntityContents(models)
        return comparisons(VersionSeries.versions(of: models, contents)) > limit
    }

    /// What is compared over all pairs. Two that are equal are not looked into, and what two forms of an entity come to is
    /// found once.
    private static func comparisons(_ versions: [SeriesVersion]) -> Int {
        var forms: [Int: Forms] = [:]
        var total = 0
        for (earlier, version) in versions.enumerated() {
            total += earlier * version.entities.count
            for (index, entity) in version.entities.enumerated() {
                forms[entity.identifier, default: Forms()].add(entity.scope, size(version.index.entities[index]))
            }
        }
        return forms.values.reduce(total) { $0 + $1.comparisons }
    }

    private struct Forms {
        private var scopes: Set<Int> = []
        private(set) var comparisons = 0

        mutating func add(_ scope: Int, _ size: Int) {
            guard scopes.insert(scope).inserted else { return }
            comparisons += (scopes.count - 1) * size
        }
    }

    private static func size(_ entity: EntityDescription) -> Int {
        1 + entity.attributes.count + entity.relationships.count
    }
}
