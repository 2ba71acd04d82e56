import ModelcPlans
import ModelcSchema

/// Classifies the direct migration between two versions: compare -> infer -> look up each change in the decision
/// table.
package struct MigrationClassifier: Sendable {
    var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// Returns the step from `old` to `new`.
    ///
    /// - Parameters:
    ///   - areNeighbours: whether `new` directly follows `old`, without versions in between.
    ///   - kept: for each entity of `new` the index of the entity of `old` with the same content; nil for one that
    ///     may have changed. Nil if nothing is known, and all are compared.
    package func step(
        from old: ManagedObjectModel, to new: ManagedObjectModel, areNeighbours: Bool = true, kept: [Int?]? = nil
    ) -> MigrationStep {
        let comparison = ModelComparison(from: old, to: new, kept: kept)
        return StepClassifier(options: options).step(comparison, areNeighbours: areNeighbours)
    }
}
