import ModelcSchema
import ModelcText

/// A property that a store may know: an attribute or a relationship. Boxed, for the descriptions are large and their
/// copies dear.
indirect enum SchemaProperty: Sendable {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)

    var name: String {
        switch self {
        case .attribute(let attribute): attribute.name
        case .relationship(let relationship): relationship.name
        }
    }
    var isTransient: Bool {
        switch self {
        case .attribute(let attribute): attribute.isTransient
        case .relationship(let relationship): relationship.isTransient
        }
    }
    var isIndexed: Bool {
        switch self {
        case .attribute(let attribute): attribute.isIndexed
        case .relationship(let relationship): relationship.isIndexed
        }
    }
    var renamingIdentifier: String? {
        switch self {
        case .attribute(let attribute): attribute.renamingIdentifier
        case .relationship(let relationship): relationship.renamingIdentifier
        }
    }
    var position: SourcePosition? {
        switch self {
        case .attribute(let attribute): attribute.position
        case .relationship(let relationship): relationship.position
        }
    }

    /// What the property is matched by: its renaming identifier, else its name (FormatMigrationFacts §4).
    var identifier: String {
        switch self {
        case .attribute(let attribute): attribute.identifier
        case .relationship(let relationship): relationship.identifier
        }
    }

    /// The kind in the words of the XML form.
    var kindName: String {
        switch self {
        case .attribute: "attribute"
        case .relationship: "relationship"
        }
    }
}

extension EntityDescription {
    /// Attributes, then relationships, in file order.
    var schemaProperties: [SchemaProperty] {
        attributes.map(SchemaProperty.attribute) + relationships.map(SchemaProperty.relationship)
    }
}
