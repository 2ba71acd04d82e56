/// A condition that the data of a store must meet, so that the migration with an inferred mapping succeeds.
package struct DataCondition: Hashable, Sendable {
    package var condition: InferenceCondition
    /// The data check that tests the condition.
    package var check: DataCheck
    /// The name of the entity in the newer version.
    package var entity: String
    /// The name of the property in the newer version. For a uniqueness constraint the names of its members, separated
    /// by commas; nil if the condition is about the entity.
    package var property: String?
    /// The condition as a sentence without a final period.
    package var requirement: String
    /// Whether no documentation or report describes how Core Data behaves.
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
