import ModelcSchema
import ModelcText

/// A property that a store may know: an attribute or a relationship.
enum SchemaProperty {
    case attribute(AttributeDescription)
    case relationship(RelationshipDescription)

    private var common: any PropertyDescription {
        switch self {
        case .attribute(let attribute): attribute
        case .relationship(let relationship): relationship
        }
    }

    var name: String { common.name }
    var isTransient: Bool { common.isTransient }
    var isIndexed: Bool { common.isIndexed }
    var versionHashModifier: String? { common.versionHashModifier }
    var renamingIdentifier: String? { common.renamingIdentifier }
    var userInfo: UserInfo { common.userInfo }
    var position: SourcePosition? { common.position }

    /// What the property is matched by: its renaming identifier, else its name (migration §4).
    var identifier: String { common.identifier }

    /// The kind in the words of the XML form.
    var kindName: String {
        switch self {
        case .attribute: "attribute"
        case .relationship: "relationship"
        }
    }
}

extension PropertyDescription {
    /// The renaming identifier, else the name; an empty identifier counts as none.
    var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}

extension EntityDescription {
    /// The renaming identifier, else the name; an empty identifier counts as none.
    var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }

    /// Attributes, then relationships, in file order.
    var schemaProperties: [SchemaProperty] {
        attributes.map(SchemaProperty.attribute) + relationships.map(SchemaProperty.relationship)
    }
}
