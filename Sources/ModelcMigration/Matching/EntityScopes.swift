import ModelcSchema

/// Numbers the entities of plain versions (`SeriesVersion.isPlain`). Two entities get the same number if everything
/// that a comparison uses is equal. So a comparison finds no difference between them (`SeriesVersion.Entity.scope`).
struct EntityScopes {
    private var names = Numbering<String>()
    private var scopes = Numbering<[Int]>()
    /// For each scope number (`SeriesVersion.Entity.scope`): whether a property of the entity has the same renaming
    /// identifier as another property of the entity or of an ancestor.
    private var isRepeated: [Bool] = []

    /// - Parameter contents: the numbers of the version's entities in `EntityContents`.
    /// - Returns: the numbers of the version's entities, and whether a renaming identifier of a property occurs twice.
    mutating func entities(
        of index: SchemaIndex, _ contents: [Int]
    ) -> (entities: [SeriesVersion.Entity], hasRepeatedProperties: Bool) {
        var found = [Int?](repeating: nil, count: contents.count)
        for entity in contents.indices {
            // Parents come first, because the number of an entity depends on the numbers of its ancestors.
            for ancestor in index.tree.lineage(of: entity).reversed() where found[ancestor] == nil {
                let parent = index.tree.parents[ancestor].flatMap { found[$0] }
                found[ancestor] = scope(ancestor, index, content: contents[ancestor], parent: parent)
            }
        }
        let own = found.compactMap { $0 }
        let entities = index.entities.indices.map { entity in
            SeriesVersion.Entity(
                content: contents[entity], scope: own[entity], name: names.number(of: index.entities[entity].name),
                identifier: names.number(of: index.entities[entity].identifier))
        }
        return (entities, own.contains { isRepeated[$0] })
    }

    private mutating func scope(_ entity: Int, _ index: SchemaIndex, content: Int, parent: Int?) -> Int {
        var key = [content, parent ?? -1]
        for (place, relationship) in index.entities[entity].relationships.enumerated() {
            key.append(destination(of: relationship, index))
            let inverse = index.inverse(of: relationship)
            let isItself = inverse?.owner == entity && inverse?.index == index.entities[entity].attributes.count + place
            key.append(isItself ? 1 : 0)
        }
        let number = scopes.number(of: key)
        if number == isRepeated.count {
            isRepeated.append(index.properties[entity].contains { index.isRepeated($0, entity) })
        }
        return number
    }

    /// Returns a number for the destination entity of a relationship, or for an unresolved name.
    private mutating func destination(of relationship: RelationshipDescription, _ index: SchemaIndex) -> Int {
        guard let name = relationship.destinationName else { return -1 }
        guard let entity = index.entity(named: name) else { return -2 - names.number(of: name) }
        return names.number(of: index.entities[entity].identifier)
    }
}
