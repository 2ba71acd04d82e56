import ModelcCloudKitSchema
import ModelcSchema

/// A field that Core Data's mirror writes.
package struct MirroredField: Sendable {
    /// The reason that the field exists.
    package enum Role: Sendable {
        case attribute
        /// The store computes the attribute; whether there is a field is not known.
        case derivedAttribute
        /// The name of a record at the other end.
        case relationship
        /// The name of the record's entity.
        case entityName
        /// The asset of a value that is too long for its field.
        case companion
        /// The receipt of a record that was moved to another zone: `CD_moveReceipt`, or its asset
        /// `CD_moveReceipt_ckAsset`.
        case receipt
        /// The two ends of a pair of a many-to-many relationship.
        case pair
    }

    package var name: String
    package var type: RecordFieldType
    package var role: Role
    /// The entity that declares the property; nil for fields of the mirror itself.
    package var entity: String?
    package var property: String?
    /// The place of the property, or of the type's entity.
    package var place: SchemaLocation?
    /// Whether the entity that declares the property has a parent.
    package var isInherited = false

    init(_ name: String, _ kind: RecordFieldKind, _ role: Role, isEncrypted: Bool = false) {
        self.name = name
        type = RecordFieldType(kind, isEncrypted: isEncrypted)
        self.role = role
    }

    /// The prefix of the names of all types and fields of the mirror.
    package static let prefix = "CD_"
    /// The end of the names of companions.
    static let companionEnding = "_ckAsset"

    static let entityName = MirroredField("CD_entityName", .string, .entityName)
    static let receipts = [
        MirroredField("CD_moveReceipt", .bytes, .receipt), MirroredField("CD_moveReceipt_ckAsset", .asset, .receipt),
    ]
    static let pairs = ["CD_entityNames", "CD_recordNames", "CD_relationships"].map {
        MirroredField($0, .string, .pair)
    }
}

extension AttributeType {
    /// The type of the attribute's field; nil if it has none, or if it is not known.
    var recordFieldKind: RecordFieldKind? {
        switch cloudKitField {
        case .int64: .int64
        case .double: .double
        case .timestamp: .timestamp
        case .string: .string
        case .bytes: .bytes
        case nil: nil
        }
    }

    /// Whether its values can be too long for a field, so that there is a second one for an asset.
    var hasCompanion: Bool {
        switch self {
        case .string, .binary, .transformable: true
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean, .date, .uuid, .uri,
            .objectID, .composite:
            false
        }
    }
}
