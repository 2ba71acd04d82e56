import ModelcSchema

/// The indexes of an entity's own attributes and relationships, by name and by identifier; of several the first.
final class PropertyNames: Sendable {
    let byName: [String: Int]
    let byIdentifier: [String: Int]
    /// Whether all of them can be added to rows without a condition.
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
