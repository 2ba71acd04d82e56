import ModelcSchema

/// Numbers that identify equal entity contents in a series of versions.
struct EntityContents: Sendable {
    struct Example: Sendable {
        var version: Int
        var entity: Int
    }

    /// For each version the numbers of its entities, in their order.
    private(set) var numbers: [[Int]] = []
    /// For each number an entity that has it.
    private(set) var examples: [Example] = []

    init(_ models: [ManagedObjectModel]) {
        self.init(
            kept: VersionSeries.each(models.count) { version in
                version == 0
                    ? EntityContents.noEntities(of: models[0])
                    : EntityContents.keptEntities(from: models[version - 1], to: models[version])
            })
    }

    /// Creates the contents for two versions whose equal entities are known.
    ///
    /// - Parameter kept: for each newer entity the older one with the same content; nil for one that may have
    ///   changed.
    init(from old: ManagedObjectModel, kept: [Int?]) {
        self.init(kept: [EntityContents.noEntities(of: old), kept])
    }

    /// - Parameter kept: for each version and each entity of it the entity of the previous version with the same
    ///   content.
    private init(kept: [[Int?]]) {
        for (version, kept) in kept.enumerated() {
            var own: [Int] = []
            for (entity, old) in kept.enumerated() {
                if let old {
                    own.append(numbers[version - 1][old])
                } else {
                    own.append(examples.count)
                    examples.append(Example(version: version, entity: entity))
                }
            }
            numbers.append(own)
        }
    }

    private static func noEntities(of model: ManagedObjectModel) -> [Int?] {
        [Int?](repeating: nil, count: model.entities.count)
    }

    /// Returns for each newer entity the older one with the same content; nil if there is none.
    private static func keptEntities(from old: ManagedObjectModel, to new: ManagedObjectModel) -> [Int?] {
        let places = Dictionary(
            old.entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        return new.entities.map { entity in
            places[entity.name].flatMap { SameContents.areSame(old.entities[$0], entity) ? $0 : nil }
        }
    }
}

/// Numbers that identify everything a comparison of an entity uses in two plain versions
/// (`SeriesVersion.Entity.scope`).
struct EntityScopes {
    private var names = Numbering<String>()
    private var scopes = Numbering<[Int]>()
    /// For each scope whether an identifier occurs twice in it.
    private var isRepeated: [Bool] = []

    /// - Parameter contents: the numbers of the entities' contents.
    /// - Returns: the numbers of a version's entities, and whether an identifier of a property occurs twice.
    mutating func entities(
        of index: SchemaIndex, _ contents: [Int]
    ) -> (entities: [SeriesVersion.Entity], hasRepeatedProperties: Bool) {
        var found = [Int?](repeating: nil, count: contents.count)
        for entity in contents.indices {
            // Parents first: the number of an entity includes those of its ancestors.
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

/// Whether elements of two versions have the same content. Positions in files are ignored: nearly all elements move
/// when a line is added above.
///
/// Everything except positions is compared. Elements that differ in something that no comparison uses count as
/// different, which costs time but does not change a result.
enum SameContents {
    static func areSame(_ old: EntityDescription, _ new: EntityDescription) -> Bool {
        // Lists that two versions share are not compared.
        if old == new { return true }
        guard old.name == new.name, old.attributes.count == new.attributes.count,
            areSame(old.attributes, new.attributes, { align(&$0.userInfo, $1.userInfo) }),
            areSame(old.relationships, new.relationships, { align(&$0.userInfo, $1.userInfo) })
        else { return false }
        return areSame([old], [new]) { old, new in
            old.attributes = new.attributes
            old.relationships = new.relationships
            align(&old.userInfo, new.userInfo)
            align(&old.fetchedProperties, new.fetchedProperties) { align(&$0.userInfo, $1.userInfo) }
            align(&old.fetchIndexes, new.fetchIndexes) { align(&$0.elements, $1.elements) }
            align(&old.compoundIndexes, new.compoundIndexes) { align(&$0.members, $1.members) }
            align(&old.uniquenessConstraints, new.uniquenessConstraints) { align(&$0.members, $1.members) }
        }
    }

    /// Whether two models have the same content in the same order.
    static func areSame(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> Bool {
        old.entities.count == new.entities.count && areSameOutside(old, new)
            && areSame(old.configurations, new.configurations, { align(&$0.members, $1.members) })
            && zip(old.entities, new.entities).allSatisfy { areSame($0, $1) }
    }

    /// Whether everything outside the entities is equal, except configurations.
    static func areSameOutside(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> Bool {
        old.versionIdentifier == new.versionIdentifier && areSame(old.fetchRequests, new.fetchRequests)
            && areSame(old.composites, new.composites) { align(&$0.attributes, $1.attributes) }
    }

    /// - Parameter align: copies the newer element's parts to the older one if only their positions differ.
    private static func areSame<Element: SourceElement & Equatable>(
        _ old: [Element], _ new: [Element], _ align: (inout Element, Element) -> Void = { _, _ in }
    ) -> Bool {
        old.count == new.count
            && zip(old, new).allSatisfy { old, new in
                var moved = old
                moved.position = new.position
                align(&moved, new)
                return moved == new
            }
    }

    private static func align<Element: SourceElement & Equatable>(
        _ old: inout [Element], _ new: [Element], _ parts: (inout Element, Element) -> Void = { _, _ in }
    ) {
        if !old.isEmpty, areSame(old, new, parts) { old = new }
    }

    private static func align(_ old: inout UserInfo, _ new: UserInfo) { align(&old.entries, new.entries) }
}

/// Assigns equal numbers to equal values, from 0.
struct Numbering<Value: Hashable> {
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = numbers.count
        return numbers.count - 1
    }
}
