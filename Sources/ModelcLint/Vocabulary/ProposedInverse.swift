import ModelcSchema

/// A relationship that a model lacks: the inverse of one that has none. The program decides how to add it.
package struct ProposedInverse: Hashable, Sendable {
    /// The entity that gets the relationship.
    package var entity: String
    /// A name that no property of the entity has.
    package var name: String
    /// The entity of the relationship that has no inverse.
    package var destination: String
    /// The relationship that has no inverse.
    package var inverse: String
    /// Another solution, without a final period; nil if there is none.
    package var alternative: String?
}
