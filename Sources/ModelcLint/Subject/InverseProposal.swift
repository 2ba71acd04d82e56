import ModelcSchema

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
