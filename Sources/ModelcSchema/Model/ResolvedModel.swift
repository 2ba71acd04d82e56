/// A model with its names resolved: inheritance, the inverses of relationships.
///
/// Everything is computed from the one stored model. Models with errors are supported: an unknown name resolves to nil,
/// of two entities with one name the first is used, and a cycle of parents ends where it would begin again.
package struct ResolvedModel: Sendable {
    package let model: ManagedObjectModel
    /// Positions in `model.entities` by name.
    private let indexByName: [String: Int]
    /// The position of each entity's parent; nil for a root entity and for a parent that does not exist.
    private let parentIndices: [Int?]
    /// Positions of the children of each entity, in file order.
    private let childIndices: [[Int]]
    /// The properties of entities with many of them, by the entity's name.
    private let places: [String: PropertyLocations]

    package init(_ model: ManagedObjectModel) { self.init(model, indexesProperties: true) }

    /// - Parameter indexesProperties: whether properties are looked up by name so often that an index of long lists is
    ///   worthwhile.
    package init(_ model: ManagedObjectModel, indexesProperties: Bool) {
        self.model = model
        let entities = model.entities
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        // From the last to the first, which takes precedence. Uses indices: a loop over the entities would copy them.
        for index in entities.indices.reversed() { indexByName[entities[index].name] = index }
        let parentIndices = entities.indices.map { index in entities[index].parentName.flatMap { indexByName[$0] } }
        var childIndices = [[Int]](repeating: [], count: model.entities.count)
        for (index, parent) in parentIndices.enumerated() {
            if let parent { childIndices[parent].append(index) }
        }
        self.indexByName = indexByName
        self.parentIndices = parentIndices
        self.childIndices = childIndices
        places = indexesProperties ? PropertyLocations.byEntity(model.entities) : [:]
    }

    /// The model's entities in file order.
    package var entities: [EntityDescription] { model.entities }

    /// The entity with a name; nil if there is none.
    package func entity(named name: String) -> EntityDescription? {
        indexByName[name].map { model.entities[$0] }
    }

    /// The entity's own property with a name, including fetched ones; of several the first.
    package func ownProperty(named name: String, of entity: EntityDescription) -> (any PropertyDescription)? {
        if let places = places[entity.name], places.isOf(entity) { return places.property(named: name, of: entity) }
        return entity.attributes.first { $0.name == name } ?? entity.relationships.first { $0.name == name }
            ?? entity.fetchedProperties.first { $0.name == name }
    }

    /// The entity's parent; nil for a root entity and for a parent that does not exist.
    package func parent(of entity: EntityDescription) -> EntityDescription? {
        entity.parentName.flatMap { self.entity(named: $0) }
    }

    /// The entity's ancestors, parent first. In a cycle each entity is included once.
    package func ancestors(of entity: EntityDescription) -> [EntityDescription] {
        // This is called for every class: indices are walked, and only the result is copied.
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

    /// The root of the entity's inheritance tree; the entity itself if it has no parent.
    package func root(of entity: EntityDescription) -> EntityDescription { ancestors(of: entity).last ?? entity }

    /// The entities whose parent this is, in file order.
    package func subentities(of entity: EntityDescription) -> [EntityDescription] {
        guard let index = indexByName[entity.name] else { return [] }
        return childIndices[index].map { model.entities[$0] }
    }

    /// All descendants, nearest generation first, each in file order.
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

extension ResolvedModel {
    /// The attributes of the entity's objects: those of its furthest ancestor first, its own last.
    package func allAttributes(of entity: EntityDescription) -> [AttributeDescription] {
        lineage(of: entity).flatMap(\.attributes)
    }

    /// The relationships of the entity's objects, in the same order.
    package func allRelationships(of entity: EntityDescription) -> [RelationshipDescription] {
        lineage(of: entity).flatMap(\.relationships)
    }

    /// The property with a name, own or inherited, with the entity that declares it.
    package func property(
        named name: String, of entity: EntityDescription
    ) -> (property: any PropertyDescription, owner: EntityDescription)? {
        if let own = ownProperty(named: name, of: entity) { return (own, entity) }
        for owner in ancestors(of: entity) {
            if let property = ownProperty(named: name, of: owner) { return (property, owner) }
        }
        return nil
    }

    /// The relationship with a name, own or inherited, with the entity that declares it.
    package func relationship(
        named name: String, of entity: EntityDescription
    ) -> (relationship: RelationshipDescription, owner: EntityDescription)? {
        if let found = ownRelationship(named: name, of: entity) { return (found, entity) }
        for owner in ancestors(of: entity) {
            if let found = ownRelationship(named: name, of: owner) { return (found, owner) }
        }
        return nil
    }

    private func ownRelationship(named name: String, of entity: EntityDescription) -> RelationshipDescription? {
        if let places = places[entity.name], places.isOf(entity) {
            return places.relationship(named: name, of: entity)
        }
        return entity.relationships.first { $0.name == name }
    }

    /// The destination entity of a relationship; nil if it names none or one that does not exist.
    package func destination(of relationship: RelationshipDescription) -> EntityDescription? {
        relationship.destinationName.flatMap { entity(named: $0) }
    }

    /// The inverse that a relationship names, with the entity that declares it; nil if it names none or one that
    /// does not exist. The inverse may be inherited by the destination (FormatModelXML §4.7).
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

    /// The composite with a name; nil if there is none.
    package func composite(named name: String) -> CompositeDescription? {
        model.composites.first { $0.name == name }
    }

    private func lineage(of entity: EntityDescription) -> [EntityDescription] {
        ancestors(of: entity).reversed() + [entity]
    }
}

/// The positions of the properties of an entity with many of them, by name: searching the list for each of them would
/// take quadratic time.
struct PropertyLocations: Sendable {
    private enum Location: Sendable {
        case attribute(Int)
        case relationship(Int)
        case fetchedProperty(Int)
    }

    /// A shorter list is searched as fast as a dictionary.
    private static let shortList = 32

    private let byName: [String: Location]
    private let counts: [Int]

    private init(_ entity: EntityDescription) {
        let counts = PropertyLocations.counts(entity)
        var byName: [String: Location] = Dictionary(minimumCapacity: counts.reduce(0, +))
        // From the last to the first: of properties with one name the first takes precedence.
        for index in entity.fetchedProperties.indices.reversed() {
            byName[entity.fetchedProperties[index].name] = .fetchedProperty(index)
        }
        for index in entity.relationships.indices.reversed() {
            byName[entity.relationships[index].name] = .relationship(index)
        }
        for index in entity.attributes.indices.reversed() { byName[entity.attributes[index].name] = .attribute(index) }
        self.byName = byName
        self.counts = counts
    }

    /// The positions in entities that have more than a few properties. Entities with the same name are not
    /// distinguished.
    static func byEntity(_ entities: [EntityDescription]) -> [String: PropertyLocations] {
        let long = entities.filter { counts($0).reduce(0, +) > shortList }
        guard !long.isEmpty else { return [:] }
        let uses = Dictionary(entities.map { ($0.name, 1) }, uniquingKeysWith: +)
        return Dictionary(
            long.filter { uses[$0.name] == 1 }.map { ($0.name, PropertyLocations($0)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether an entity has the same numbers of properties as the one that the positions are from, and is not from
    /// another model.
    func isOf(_ entity: EntityDescription) -> Bool { counts == PropertyLocations.counts(entity) }

    func property(named name: String, of entity: EntityDescription) -> (any PropertyDescription)? {
        switch byName[name] {
        case .attribute(let index): entity.attributes[index]
        case .relationship(let index): entity.relationships[index]
        case .fetchedProperty(let index): entity.fetchedProperties[index]
        case nil: nil
        }
    }

    func relationship(named name: String, of entity: EntityDescription) -> RelationshipDescription? {
        switch byName[name] {
        case .relationship(let index): entity.relationships[index]
        // A model with errors may have both names.
        case .attribute: entity.relationships.first { $0.name == name }
        case .fetchedProperty, nil: nil
        }
    }

    private static func counts(_ entity: EntityDescription) -> [Int] {
        [entity.attributes.count, entity.relationships.count, entity.fetchedProperties.count]
    }
}
