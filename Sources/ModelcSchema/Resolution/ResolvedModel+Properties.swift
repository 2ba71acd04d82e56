extension ResolvedModel {
    /// The attributes that objects of the entity have: those of its furthest ancestor first, its own last.
    package func allAttributes(of entity: EntityDescription) -> [AttributeDescription] {
        lineage(of: entity).flatMap(\.attributes)
    }

    /// The relationships that objects of the entity have, in the same order.
    package func allRelationships(of entity: EntityDescription) -> [RelationshipDescription] {
        lineage(of: entity).flatMap(\.relationships)
    }

    /// The fetched properties that objects of the entity have, in the same order.
    package func allFetchedProperties(of entity: EntityDescription) -> [FetchedPropertyDescription] {
        lineage(of: entity).flatMap(\.fetchedProperties)
    }

    /// The property of a name, own or inherited, with the entity that declares it.
    package func property(
        named name: String, of entity: EntityDescription
    ) -> (property: any PropertyDescription, owner: EntityDescription)? {
        if let own = ownProperty(named: name, of: entity) { return (own, entity) }
        for owner in ancestors(of: entity) {
            if let property = ownProperty(named: name, of: owner) { return (property, owner) }
        }
        return nil
    }

    /// The relationship of a name, own or inherited, with the entity that declares it.
    package func relationship(
        named name: String, of entity: EntityDescription
    ) -> (relationship: RelationshipDescription, owner: EntityDescription)? {
        for owner in [entity] + ancestors(of: entity) {
            if let found = owner.relationships.first(where: { $0.name == name }) { return (found, owner) }
        }
        return nil
    }

    /// The destination entity of a relationship; nil where it names none or one that does not exist.
    package func destination(of relationship: RelationshipDescription) -> EntityDescription? {
        relationship.destinationName.flatMap { entity(named: $0) }
    }

    /// The inverse that a relationship names, with the entity that declares it; nil where it names none or one that
    /// does not exist. The inverse may be inherited by the destination (model-format §4.7).
    package func inverse(
        of relationship: RelationshipDescription
    ) -> (relationship: RelationshipDescription, owner: EntityDescription)? {
        guard
            let name = relationship.inverseName,
            let entityName = relationship.inverseEntityName ?? relationship.destinationName,
            let entity = entity(named: entityName)
        else { return nil }
        return self.relationship(named: name, of: entity)
    }

    /// The fetch request templates for an entity, in file order.
    package func fetchRequests(of entity: EntityDescription) -> [FetchRequestDescription] {
        model.fetchRequests.filter { $0.entityName == entity.name }
    }

    /// The composite of a name; nil where there is none.
    package func composite(named name: String) -> CompositeDescription? {
        model.composites.first { $0.name == name }
    }

    private func lineage(of entity: EntityDescription) -> [EntityDescription] {
        ancestors(of: entity).reversed() + [entity]
    }
}
