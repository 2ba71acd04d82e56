/// A reason why Core Data cannot infer a mapping.
package struct InferenceProblem: Hashable, Sendable {
    package var condition: InferenceCondition
    /// The name of the entity in the newer version; if the newer version does not contain it, its name in the older
    /// version.
    package var entity: String
    /// The name of the property, in the same version as `entity`; nil for the entity as a whole.
    package var property: String?
    /// The problem as a clause.
    package var reason: String
    /// True if this failure was never observed in Core Data, and is only concluded from the documentation by analogy.
    package var isUnverified: Bool

    package init(
        _ condition: InferenceCondition, entity: String, property: String?, reason: String, isUnverified: Bool
    ) {
        self.condition = condition
        self.entity = entity
        self.property = property
        self.reason = reason
        self.isUnverified = isUnverified
    }

    /// The Cocoa error code if inference fails.
    package static let cocoaError = 134_190
}
