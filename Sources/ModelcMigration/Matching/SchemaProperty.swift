import ModelcBase
import ModelcSchema

/// An attribute or a relationship. The enum is indirect, because copying the large descriptions is slow.
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
    /// Returns the XML attribute that contains the name of an older property but is not read as a renaming identifier;
    /// nil if there is none.
    func mistake(naming older: SchemaProperty) -> VerbatimAttribute? {
        let mistake =
            switch self {
            case .attribute(let attribute):
                MistakenNames.mistake(for: MistakenNames.renamingIdentifier, in: attribute, named: "attribute")
            case .relationship(let relationship):
                MistakenNames.mistake(for: MistakenNames.renamingIdentifier, in: relationship, named: "relationship")
            }
        return mistake.flatMap { [older.name, older.identifier].contains($0.value) ? $0 : nil }
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

    /// The key for matching: the renaming identifier, or else the name (FormatMigrationFacts §4).
    var identifier: String {
        switch self {
        case .attribute(let attribute): attribute.identifier
        case .relationship(let relationship): relationship.identifier
        }
    }

    /// The kind of property, in the words of the XML format.
    var kindName: String {
        switch self {
        case .attribute: "attribute"
        case .relationship: "relationship"
        }
    }
}
