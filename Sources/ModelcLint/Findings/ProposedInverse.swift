import ModelcSchema

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

extension Finding {
    /// Says that the inverse of a relationship is to be added, in words and as what a program can do.
    ///
    /// - Parameters:
    ///   - owner: the entity of the relationship.
    ///   - alternative: what helps instead, without a final stop.
    mutating func propose(
        inverseOf relationship: RelationshipDescription, owner: String, in model: ResolvedModel,
        or alternative: String? = nil
    ) {
        let destination = relationship.destinationName
        help =
            "add the inverse: a relationship from \(destination ?? "the destination") to \(owner) whose inverse is "
            + relationship.name + (alternative.map { "; \($0)" } ?? "")
        let name = PluralName.plural(of: owner.prefix(1).lowercased() + owner.dropFirst())
        guard let destination, let entity = model.entity(named: destination),
            !([entity] + model.ancestors(of: entity)).contains(where: { $0.hasProperty(name) })
        else { return }
        inverse = ProposedInverse(
            entity: destination, name: name, destination: owner, inverse: relationship.name, alternative: alternative)
    }

    mutating func propose(inverseOf end: RelationshipEnd, in model: ResolvedModel, or alternative: String? = nil) {
        propose(inverseOf: end.relationship, owner: end.owner, in: model, or: alternative)
    }
}

extension EntityDescription {
    fileprivate func hasProperty(_ name: String) -> Bool { properties.contains { $0.name == name } }
}
