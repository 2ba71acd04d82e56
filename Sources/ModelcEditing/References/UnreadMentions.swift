import ModelcSchema

extension UnfollowedReference {
    /// Those of a property.
    static func all(of path: PropertyPath, in model: ManagedObjectModel) -> [UnfollowedReference] {
        let occurrences = KeyPathOccurrences(of: path, in: model)
        var users = model.fetchRequests.filter { occurrences.isUnread(predicate: $0.predicate) }.map {
            PropertyUsers.User.fetchRequest($0.name)
        }
        for entity in model.entities {
            users += entity.users(occurrences.isUnread(predicate:), occurrences.isUnread(expression:))
        }
        return users.map { UnfollowedReference(place: $0.text, property: path.text) }
    }
}

extension EntityDescription {
    /// The parts of the entity with a predicate or an expression that satisfies a condition.
    fileprivate func users(
        _ predicate: (_ predicate: String?) -> Bool, _ expression: (_ expression: String?) -> Bool
    ) -> [PropertyUsers.User] {
        let derived = attributes.filter { expression($0.derivationExpression) }.map(\.name)
        let fetched = fetchedProperties.filter { predicate($0.fetchRequest?.predicate) }.map(\.name)
        let indexes = fetchIndexes.filter { index in
            predicate(index.partialIndexPredicate) || index.elements.contains { expression($0.expression) }
        }
        return (derived + fetched).map { .property(PropertyPath(owner: name, name: $0)) }
            + indexes.map { .index(entity: name, name: $0.name) }
    }
}
