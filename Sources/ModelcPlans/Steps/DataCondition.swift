/// Something that a store must hold, or must not hold, for an inferred mapping to run.
package struct DataCondition: Hashable, Sendable {
    package var condition: InferenceCondition
    /// The data check that tests the condition.
    package var check: DataCheck
    /// The entity in the newer version.
    package var entity: String
    /// The property in the newer version; the members of a uniqueness constraint, separated by commas; nil for the
    /// entity.
    package var property: String?
    /// The precondition, as a sentence without a final period.
    package var requirement: String
    /// Whether the behaviour of Core Data is not known from documents or reports.
    package var isUnverified: Bool

    package init(
        _ condition: InferenceCondition, _ check: DataCheck, entity: String, property: String?, requirement: String,
        isUnverified: Bool
    ) {
        self.condition = condition
        self.check = check
        self.entity = entity
        self.property = property
        self.requirement = requirement
        self.isUnverified = isUnverified
    }
}
