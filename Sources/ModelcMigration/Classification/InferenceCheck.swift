import ModelcPlans
import ModelcSchema

/// Determines whether Core Data can infer a mapping between two versions: match -> check each condition -> list
/// problems and preconditions on the store (FormatMigrationFacts §5). The result depends only on the two models.
package struct InferenceCheck: Sendable {
    var options: MigrationOptions

    package init(options: MigrationOptions = MigrationOptions()) { self.options = options }

    /// Checks whether Core Data can infer a mapping from `old` to `new`. The result contains the problems that prevent
    /// this, and the conditions that a store must meet.
    package func infer(from old: ManagedObjectModel, to new: ManagedObjectModel) -> InferenceResult {
        infer(ModelComparison(from: old, to: new))
    }

    func infer(_ comparison: ModelComparison) -> InferenceResult {
        var inquiry = InferenceInquiry(comparison, options)
        inquiry.checkIdentifiers()
        inquiry.checkHierarchies()
        return checkEntities(&inquiry)
    }

    /// Returns the inference result for the entities that both versions have. Each entity is checked separately.
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
