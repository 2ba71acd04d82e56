import ModelcSchema

/// Says what the direct way between two versions means: compare -> infer -> look each change up in the decision table.
package struct MigrationClassifier: Sendable {
    package var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// The step from `old` to `new`.
    ///
    /// - Parameter areNeighbours: whether `new` was made from `old`, without versions in between.
    package func step(
        from old: ManagedObjectModel, to new: ManagedObjectModel, areNeighbours: Bool = true
    ) -> MigrationStep {
        StepClassifier(options: options).step(ModelComparison(from: old, to: new), areNeighbours: areNeighbours)
    }
}
