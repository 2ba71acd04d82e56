import ModelcSchema

/// The indexes of an entity's own attributes and relationships, by name and by renaming identifier. If a name or an
/// identifier occurs several times, the first property is used.
final class PropertyNames: Sendable {
    let byName: [String: Int]
    let byIdentifier: [String: Int]
    /// True if a migration can add all of the properties to existing rows without a precondition: none is required, and
    /// the version hash rules are verified for all attributes.
    let asksNothing: Bool

    init(_ entity: EntityDescription) {
        asksNothing =
            entity.attributes.allSatisfy { ($0.isOptional || $0.isTransient) && $0.hasProvenHash }
            && entity.relationships.allSatisfy { $0.isOptional || $0.isTransient }
        let properties: [(name: String, identifier: String)] =
            entity.attributes.map { ($0.name, $0.identifier) } + entity.relationships.map { ($0.name, $0.identifier) }
        byName = Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        byIdentifier = Dictionary(
            properties.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
