/// A model with its names looked up: who inherits from whom, what a relationship's inverse is.
///
/// Everything is computed from the one stored model. Faulty models are fine: a name that leads nowhere resolves to nil,
/// of two entities with one name the first counts, and a cycle of parents ends where it would begin again.
package struct ResolvedModel: Sendable {
    package let model: ManagedObjectModel
    /// Positions in `model.entities` by name.
    private let indexByName: [String: Int]
    /// The position of each entity's parent; nil for a root entity and for a parent that does not exist.
    private let parentIndices: [Int?]
    /// Positions of the children of each entity, in file order.
    private let childIndices: [[Int]]
    /// The properties of entities that have many, by the entity's name.
    private let places: [String: PropertyPlaces]

    package init(_ model: ManagedObjectModel) {
        self.model = model
        var indexByName: [String: Int] = Dictionary(minimumCapacity: model.entities.count)
        for (index, entity) in model.entities.enumerated() where indexByName[entity.name] == nil {
            indexByName[entity.name] = index
        }
        let parentIndices = model.entities.map { entity in entity.parentName.flatMap { indexByName[$0] } }
        var childIndices = [[Int]](repeating: [], count: model.entities.count)
        for (index, parent) in parentIndices.enumerated() {
            if let parent { childIndices[parent].append(index) }
        }
        self.indexByName = indexByName
        self.parentIndices = parentIndices
        self.childIndices = childIndices
        places = PropertyPlaces.byEntity(model.entities)
    }

    /// The model's entities in file order.
    package var entities: [EntityDescription] { model.entities }

    /// The entity of a name; nil where there is none.
    package func entity(named name: String) -> EntityDescription? {
        indexByName[name].map { model.entities[$0] }
    }

    /// The entity's own property of a name, fetched ones included; of several the first.
    package func ownProperty(named name: String, of entity: EntityDescription) -> (any PropertyDescription)? {
        if let places = places[entity.name], places.isOf(entity) { return places.property(named: name, of: entity) }
        return entity.attributes.first { $0.name == name } ?? entity.relationships.first { $0.name == name }
            ?? entity.fetchedProperties.first { $0.name == name }
    }

    /// The entity's parent; nil for a root entity and for a parent that does not exist.
    package func parent(of entity: EntityDescription) -> EntityDescription? {
        entity.parentName.flatMap { self.entity(named: $0) }
    }

    /// The entity's ancestors, parent first. In a cycle each entity is named once.
    package func ancestors(of entity: EntityDescription) -> [EntityDescription] {
        // Every class asks for them: positions are walked, and only what is returned is copied.
        var indices: [Int] = []
        var seen: Set<Int> = []
        if let start = indexByName[entity.name] { seen.insert(start) }
        var next = entity.parentName.flatMap { indexByName[$0] }
        while let index = next, seen.insert(index).inserted {
            indices.append(index)
            next = parentIndices[index]
        }
        return indices.map { model.entities[$0] }
    }

    /// The root of the entity's inheritance tree; the entity itself where it has no parent.
    package func root(of entity: EntityDescription) -> EntityDescription { ancestors(of: entity).last ?? entity }

    /// The entities whose parent this is, in file order.
    package func subentities(of entity: EntityDescription) -> [EntityDescription] {
        guard let index = indexByName[entity.name] else { return [] }
        return childIndices[index].map { model.entities[$0] }
    }

    /// All entities below this one, nearest generation first, each in file order.
    package func descendants(of entity: EntityDescription) -> [EntityDescription] {
        guard let start = indexByName[entity.name] else { return [] }
        var found: [Int] = []
        var seen: Set = [start]
        var generation = childIndices[start]
        while !generation.isEmpty {
            let fresh = generation.filter { seen.insert($0).inserted }
            found += fresh
            generation = fresh.flatMap { childIndices[$0] }
        }
        return found.map { model.entities[$0] }
    }

    /// Whether an object of `entity` is also one of `ancestor`.
    package func entity(_ entity: EntityDescription, isKindOf ancestor: EntityDescription) -> Bool {
        entity.name == ancestor.name || ancestors(of: entity).contains { $0.name == ancestor.name }
    }
}
