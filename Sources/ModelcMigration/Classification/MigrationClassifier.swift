import ModelcPlans
import ModelcSchema

/// Says what the direct way between two versions means: compare -> infer -> look each change up in the decision table.
package struct MigrationClassifier: Sendable {
    var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// The step from `old` to `new`.
    ///
    /// - Parameters:
    ///   - areNeighbours: whether `new` was made from `old`, without versions in between.
    ///   - kept: for each entity of `new` the place of the one of `old` that says the same; nil for one that may have changed.
    ///     Nil if nothing is known, and all are compared.
    package func step(
        from old: ManagedObjectModel, to new: ManagedObjectModel, areNeighbours: Bool = true, kept: [Int?]? = nil
    ) -> MigrationStep {
        let comparison = ModelComparison(from: old, to: new, kept: kept)
        return StepClassifier(options: options).step(comparison, areNeighbours: areNeighbours)
    }
}

/// Whether Core Data can infer a mapping between two versions: match -> ask each condition -> faults and what the store
/// must be like (FormatMigrationFacts §5). A pure function of the two models.
package struct InferenceCheck: Sendable {
    var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// What inference says to a migration from `old` to `new`.
    package func infer(from old: ManagedObjectModel, to new: ManagedObjectModel) -> InferenceResult {
        infer(ModelComparison(from: old, to: new))
    }

    func infer(_ comparison: ModelComparison) -> InferenceResult {
        var inquiry = InferenceInquiry(comparison, options)
        inquiry.checkIdentifiers()
        inquiry.checkHierarchies()
        return checkEntities(&inquiry)
    }

    /// What inference says of the entities that both versions have, each for itself.
    func inferEntities(_ comparison: ModelComparison) -> InferenceResult {
        var inquiry = InferenceInquiry(comparison, options)
        return checkEntities(&inquiry)
    }

    private func checkEntities(_ inquiry: inout InferenceInquiry) -> InferenceResult {
        inquiry.checkUniqueness()
        inquiry.checkAbstractEntities()
        for property in inquiry.comparison.properties { inquiry.check(property) }
        return inquiry.result
    }
}

/// What the user says about behaviour of Core Data that nobody has measured, and about the deployment
/// (FormatMigrationFacts §3).
package struct MigrationOptions: Hashable, Sendable {
    /// What is assumed of Boolean <-> number (row 11): that Core Data converts, with a warning, or that it refuses.
    package var convertsBooleansToNumbers = true
    /// What is assumed of to-many -> to-one (row 31): that Core Data refuses, or that it keeps any one link.
    package var keepsAnyLinkOfMany = false
    /// Whether the CloudKit schema is in production, which allows additions only (row 47).
    package var isCloudKitDeployed = false
    /// Which ways of migrating the app uses.
    package var strategy = MigrationStrategy.auto
    /// Whether removed and added things that look alike are suggested as renames.
    package var guessesRenames = true

    package init() {}
}
