/// Where the properties of an entity with many of them stand, by name: a search through the list for each of them would
/// take time with the square of their number.
struct PropertyPlaces: Sendable {
    private enum Place: Sendable {
        case attribute(Int)
        case relationship(Int)
        case fetchedProperty(Int)
    }

    /// A shorter list is searched as fast as a dictionary.
    private static let shortList = 32

    private let byName: [String: Place]
    private let counts: [Int]

    private init(_ entity: EntityDescription) {
        let places: [(String, Place)] =
            entity.attributes.enumerated().map { ($1.name, .attribute($0)) }
            + entity.relationships.enumerated().map { ($1.name, .relationship($0)) }
            + entity.fetchedProperties.enumerated().map { ($1.name, .fetchedProperty($0)) }
        byName = Dictionary(places, uniquingKeysWith: { first, _ in first })
        counts = PropertyPlaces.counts(entity)
    }

    /// The places in entities that have more than a few properties. Of entities with one name none is told from another.
    static func byEntity(_ entities: [EntityDescription]) -> [String: PropertyPlaces] {
        let long = entities.filter { counts($0).reduce(0, +) > shortList }
        guard !long.isEmpty else { return [:] }
        let uses = Dictionary(entities.map { ($0.name, 1) }, uniquingKeysWith: +)
        return Dictionary(
            long.filter { uses[$0.name] == 1 }.map { ($0.name, PropertyPlaces($0)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether an entity has what the one had that the places were made of, and not that of another model.
    func isOf(_ entity: EntityDescription) -> Bool { counts == PropertyPlaces.counts(entity) }

    func property(named name: String, of entity: EntityDescription) -> (any PropertyDescription)? {
        switch byName[name] {
        case .attribute(let index): entity.attributes[index]
        case .relationship(let index): entity.relationships[index]
        case .fetchedProperty(let index): entity.fetchedProperties[index]
        case nil: nil
        }
    }

    private static func counts(_ entity: EntityDescription) -> [Int] {
        [entity.attributes.count, entity.relationships.count, entity.fetchedProperties.count]
    }
}
