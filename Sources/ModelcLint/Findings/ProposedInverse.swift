/// A relationship that a model lacks: the inverse of one that has none. What adds it is the program's to say.
package struct ProposedInverse: Hashable, Sendable {
    /// The entity that gets the relationship.
    package var entity: String
    /// A name that the entity has no property of.
    package var name: String
    /// The entity of the relationship that has no inverse.
    package var destination: String
    /// The relationship that has no inverse.
    package var inverse: String
    /// What helps instead, without a final stop; nil where nothing does.
    package var alternative: String?
}
