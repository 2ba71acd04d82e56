import ModelcSchema

extension ManagedObjectModel {
    /// Removes from each entity the properties and indexes that its parent also has. The model in a store lists
    /// inherited properties and indexes at each subentity (FormatStore §2.3).
    mutating func removeRepetitions() {
        let contents = Dictionary(
            entities.map { ($0.name, RepeatableContent($0)) }, uniquingKeysWith: { first, _ in first })
        for index in entities.indices {
            guard let parent = entities[index].parentName.flatMap({ contents[$0] }) else { continue }
            entities[index].remove(parent)
        }
    }
}

/// The names of an entity's properties and indexes, which may be listed again at its subentities.
private struct RepeatableContent {
    var properties: Set<String>
    var indexes: Set<String>

    init(_ entity: EntityDescription) {
        properties = Set(
            entity.attributes.map(\.name) + entity.relationships.map(\.name) + entity.fetchedProperties.map(\.name))
        indexes = Set(entity.fetchIndexes.map(\.name))
    }
}

extension EntityDescription {
    fileprivate mutating func remove(_ parent: RepeatableContent) {
        attributes.removeAll { parent.properties.contains($0.name) }
        relationships.removeAll { parent.properties.contains($0.name) }
        fetchedProperties.removeAll { parent.properties.contains($0.name) }
        fetchIndexes.removeAll { parent.indexes.contains($0.name) }
    }
}
