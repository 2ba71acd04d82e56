/// A reason for which Core Data cannot infer a mapping.
package struct InferenceProblem: Hashable, Sendable {
    package var condition: InferenceCondition
    /// The entity in the newer version, or in the older one if only that one has it.
    package var entity: String
    /// The property, in the same version; nil for the entity as a whole.
    package var property: String?
    /// The problem, as a part of a sentence.
    package var reason: String
    /// Whether this failure was never observed in Core Data and only follows from the documentation by analogy.
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

    /// The Cocoa error code of failed inference.
    package static let cocoaError = 134_190
}
