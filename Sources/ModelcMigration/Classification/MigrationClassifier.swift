import ModelcPlans
import ModelcSchema

/// Classifies a migration without intermediate steps: compare -> infer -> look up each change in the decision table.
package struct MigrationClassifier: Sendable {
    var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// Returns the migration step from `old` to `new`.
    ///
    /// - Parameters:
    ///   - areNeighbours: whether `new` directly follows `old`, without versions in between.
    ///   - kept: for each entity of `new` the index of the entity of `old` with the same content, or nil if the entity
    ///     may have changed. If the array is nil, all entities are compared.
    package func step(
        from old: ManagedObjectModel, to new: ManagedObjectModel, areNeighbours: Bool = true, kept: [Int?]? = nil
    ) -> MigrationStep {
        let comparison = ModelComparison(from: old, to: new, kept: kept)
        return StepClassifier(options: options).step(comparison, areNeighbours: areNeighbours)
    }
}
