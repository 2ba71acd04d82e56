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

/// Whether Core Data can infer a mapping between two versions: match -> check each condition -> faults and
/// preconditions on the store (FormatMigrationFacts §5). A pure function of the two models.
package struct InferenceCheck: Sendable {
    var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// Returns the inference result for a migration from `old` to `new`.
    package func infer(from old: ManagedObjectModel, to new: ManagedObjectModel) -> InferenceResult {
        infer(ModelComparison(from: old, to: new))
    }

    func infer(_ comparison: ModelComparison) -> InferenceResult {
        var inquiry = InferenceInquiry(comparison, options)
        inquiry.checkIdentifiers()
        inquiry.checkHierarchies()
        return checkEntities(&inquiry)
    }

    /// Returns the inference result for the entities that both versions have, each considered separately.
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

/// Assumptions about behaviour of Core Data that is not measured, and about the deployment (FormatMigrationFacts §3).
package struct MigrationOptions: Hashable, Sendable {
    /// Whether Boolean <-> number conversions (row 11) are assumed to work, with a warning, instead of being
    /// rejected.
    package var convertsBooleansToNumbers = true
    /// Whether to-many -> to-one (row 31) is assumed to keep any one link, instead of being rejected.
    package var keepsAnyLinkOfMany = false
    /// Whether the CloudKit schema is in production, where only additions are allowed (row 47).
    package var isCloudKitDeployed = false
    /// How the app migrates its stores.
    package var strategy = MigrationStrategy.auto
    /// Whether similar removed and added elements are suggested as renames.
    package var guessesRenames = true

    package init() {}
}
