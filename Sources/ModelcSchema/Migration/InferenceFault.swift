/// A reason for which Core Data cannot infer a mapping.
package struct InferenceFault: Hashable, Sendable {
    package var condition: InferenceCondition
    /// The entity in the newer version, or in the older one where only that has it.
    package var entity: String
    /// The property, likewise; nil where the entity as a whole is meant.
    package var property: String?
    /// What is wrong, as a part of a sentence.
    package var reason: String
    /// Whether nobody has seen Core Data refuse this: it follows from the documentation by analogy only.
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

    /// The error of the Cocoa domain that inference ends with.
    package static let cocoaError = 134_190
}
