import ModelcSchema

extension UnfollowedReference {
    /// Those of a property.
    static func all(of path: PropertyPath, in model: ManagedObjectModel) -> [UnfollowedReference] {
        let occurrences = KeyPathOccurrences(of: path, in: model)
        // Made once: a bound method keeps a copy of the occurrences.
        let (predicate, expression) = (occurrences.isUnread(predicate:), occurrences.isUnread(expression:))
        var users = model.fetchRequests.filter { predicate($0.predicate) }.map {
            PropertyUsers.User.fetchRequest($0.name)
        }
        for index in model.entities.indices { users += model.entities[index].users(predicate, expression) }
        return users.map { UnfollowedReference(place: $0.text, property: path.text) }
    }
}

extension EntityDescription {
    /// The parts of the entity with a predicate or an expression that satisfies a condition.
    fileprivate func users(
        _ predicate: (_ predicate: String?) -> Bool, _ expression: (_ expression: String?) -> Bool
    ) -> [PropertyUsers.User] {
        let derived = derivedPlaces.filter { expression(attributes[$0].derivationExpression) }.map {
            attributes[$0].name
        }
        let fetched = fetchedProperties.filter { predicate($0.fetchRequest?.predicate) }.map(\.name)
        let indexes = fetchIndexes.filter { index in
            predicate(index.partialIndexPredicate) || index.elements.contains { expression($0.expression) }
        }
        return (derived + fetched).map { .property(PropertyPath(owner: name, name: $0)) }
            + indexes.map { .index(entity: name, name: $0.name) }
    }
}
