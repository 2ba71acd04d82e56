import ModelcSchema

/// A limit for the number of comparisons in a plan. Each version is compared with each later one, so the work grows
/// with the square of the number of versions: plans for a thousand versions took minutes.
package enum PlanBudget {
    /// The maximum number of comparisons for all pairs of versions. Each entity counts once for each pair of versions.
    /// If an entity differs between versions, the entity and its properties also count once for each pair of its
    /// different forms. The largest public model needs less than a twentieth of this limit.
    package static let limit = 2_000_000

    /// Whether a plan for these versions would exceed the limit. Takes nearly linear time.
    package static func isExceeded(by models: [ManagedObjectModel], limit: Int = limit) -> Bool {
        let sizes = models.map { model in model.entities.reduce(0) { $0 + size($1) } }
        // A quick estimate, sufficient for nearly all models.
        guard models.count * sizes.reduce(0, +) > limit else { return false }
        let contents = EntityContents(models)
        return comparisons(VersionSeries.versions(of: models, contents)) > limit
    }

    /// Returns the number of comparisons over all pairs of versions. Equal entities are not compared, and each pair of
    /// different forms of an entity is compared once.
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
