import ModelcSchema

/// The suggestion to add the missing inverse of a relationship. The program that reads it decides how to add the
/// inverse.
package struct ProposedInverse: Hashable, Sendable {
    /// The entity to which the suggestion adds a relationship.
    package var entity: String
    /// The suggested name, which is not used by any property of the entity.
    package var name: String
    /// The destination of the suggested relationship: the entity of the relationship without an inverse.
    package var destination: String
    /// The name of the existing relationship without an inverse.
    package var inverse: String
    /// Another solution, without a final period; nil if there is none.
    package var alternative: String?
}
