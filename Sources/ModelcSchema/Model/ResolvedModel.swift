/// A model with its names resolved, such as parent entities and the inverses of relationships.
///
/// Everything is computed from `model`. Models with errors are supported: an unknown name resolves to nil, the first of
/// two entities with the same name is used, and a cycle of parents stops before it repeats an entity.
package struct ResolvedModel: Sendable {
    package let model: ManagedObjectModel
    /// Indexes into `model.entities`, by entity name.
    private let indexByName: [String: Int]
    /// The index of each entity's parent. Nil for a root entity, and for a parent that does not exist.
    private let parentIndices: [Int?]
    /// The indexes of each entity's children, in file order.
    private let childIndices: [[Int]]
    /// The locations of properties by entity name, for entities with many properties.
    private let places: [String: PropertyLocations]

    package init(_ model: ManagedObjectModel) { self.init(model, indexesProperties: true) }

    /// - Parameter indexesProperties: true if callers look up properties by name so often that an index of entities
    ///   with many properties saves time.
    package init(_ model: ManagedObjectModel, indexesProperties: Bool) {
        self.model = model
        let entities = model.entities
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        // In reverse order, so that the first entity with a name takes precedence. By index, because a loop over the
        // entities would copy each of them.
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

    /// The first entity with a name; nil if there is none.
    package func entity(named name: String) -> EntityDescription? {
        indexByName[name].map { model.entities[$0] }
    }

    /// The entity's own property with a name, including fetched properties. The first one if several have the name; nil
    /// if none has it.
    package func ownProperty(named name: String, of entity: EntityDescription) -> (any PropertyDescription)? {
        if let places = places[entity.name], places.isOf(entity) { return places.property(named: name, of: entity) }
        return entity.attributes.first { $0.name == name } ?? entity.relationships.first { $0.name == name }
            ?? entity.fetchedProperties.first { $0.name == name }
    }

    /// The entity's parent. Nil for a root entity, and for a parent that does not exist.
    package func parent(of entity: EntityDescription) -> EntityDescription? {
        entity.parentName.flatMap { self.entity(named: $0) }
    }

    /// The entity's ancestors, parent first. In a cycle each entity is included once.
    package func ancestors(of entity: EntityDescription) -> [EntityDescription] {
        // Called for every class, so it follows indexes and copies only the result.
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

    /// The entities that have this entity as their parent, in file order.
    package func subentities(of entity: EntityDescription) -> [EntityDescription] {
        guard let index = indexByName[entity.name] else { return [] }
        return childIndices[index].map { model.entities[$0] }
    }

    /// All descendants: first the children, then their children, and so on. Each generation is in file order.
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

    /// Whether an object of `entity` is also an object of `ancestor`.
    package func entity(_ entity: EntityDescription, isKindOf ancestor: EntityDescription) -> Bool {
        entity.name == ancestor.name || ancestors(of: entity).contains { $0.name == ancestor.name }
    }
}

extension ResolvedModel {
    /// All attributes of the entity's objects. Attributes of the root entity come first, the entity's own last.
    package func allAttributes(of entity: EntityDescription) -> [AttributeDescription] {
        lineage(of: entity).flatMap(\.attributes)
    }

    /// All relationships of the entity's objects. Relationships of the root entity come first, the entity's own last.
    package func allRelationships(of entity: EntityDescription) -> [RelationshipDescription] {
        lineage(of: entity).flatMap(\.relationships)
    }

    /// The own or inherited property with a name, and the entity that declares it; nil if there is none.
    package func property(
        named name: String, of entity: EntityDescription
    ) -> (property: any PropertyDescription, owner: EntityDescription)? {
        if let own = ownProperty(named: name, of: entity) { return (own, entity) }
        for owner in ancestors(of: entity) {
            if let property = ownProperty(named: name, of: owner) { return (property, owner) }
        }
        return nil
    }

    /// The own or inherited relationship with a name, and the entity that declares it; nil if there is none.
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

    /// The destination entity of a relationship. Nil if the relationship names no entity, or an entity that does not
    /// exist.
    package func destination(of relationship: RelationshipDescription) -> EntityDescription? {
        relationship.destinationName.flatMap { entity(named: $0) }
    }

    /// The inverse that a relationship names, and the entity that declares the inverse. Nil if the relationship names
    /// no inverse, or one that does not exist. The destination may inherit the inverse (FormatModelXML §4.7).
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

/// The locations of an entity's properties by name. Without it, looking up every property of an entity with many
/// properties takes quadratic time.
struct PropertyLocations: Sendable {
    private enum Location: Sendable {
        case attribute(Int)
        case relationship(Int)
        case fetchedProperty(Int)
    }

    /// The number of properties up to which a search through the list is as fast as a dictionary.
    private static let shortList = 32

    private let byName: [String: Location]
    private let counts: [Int]

    private init(_ entity: EntityDescription) {
        let counts = PropertyLocations.counts(entity)
        var byName: [String: Location] = Dictionary(minimumCapacity: counts.reduce(0, +))
        // In reverse order, so that the first property with a name takes precedence.
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

    /// The locations for entities with more than `shortList` properties, by entity name. Entities that share a name are
    /// left out.
    static func byEntity(_ entities: [EntityDescription]) -> [String: PropertyLocations] {
        let long = entities.filter { counts($0).reduce(0, +) > shortList }
        guard !long.isEmpty else { return [:] }
        let uses = Dictionary(entities.map { ($0.name, 1) }, uniquingKeysWith: +)
        return Dictionary(
            long.filter { uses[$0.name] == 1 }.map { ($0.name, PropertyLocations($0)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether the entity's numbers of attributes, relationships and fetched properties match these locations. If not,
    /// the entity is from another model.
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
        // A model with errors may have an attribute and a relationship with the same name.
        case .attribute: entity.relationships.first { $0.name == name }
        case .fetchedProperty, nil: nil
        }
    }

    private static func counts(_ entity: EntityDescription) -> [Int] {
        [entity.attributes.count, entity.relationships.count, entity.fetchedProperties.count]
    }
}
