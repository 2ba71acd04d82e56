import ModelcCloudKitSchema
import ModelcSchema

/// A CloudKit field that Core Data writes when it mirrors a store.
package struct MirroredField: Sendable {
    /// The reason that the field exists.
    package enum Role: Sendable {
        case attribute
        /// The value of a derived attribute, which the store computes. It is not known whether Core Data writes a field
        /// for it.
        case derivedAttribute
        /// The record name of the object that a to-one relationship refers to.
        case relationship
        /// The name of the entity that the record belongs to (`CD_entityName`).
        case entityName
        /// An asset for a value that is too long for the attribute's own field, such as `CD_title_ckAsset`.
        case companion
        /// Data about a record that was moved to another zone when it was shared: `CD_moveReceipt`, or its asset
        /// `CD_moveReceipt_ckAsset`.
        case receipt
        /// A field of the record type `CDMR`. A record of this type links two objects of a many-to-many relationship.
        case pair
    }

    package var name: String
    package var type: RecordFieldType
    package var role: Role
    /// The name of the entity that declares the property; for a field without a property, such as `CD_entityName`, the
    /// root entity. Nil for the fields of `CDMR`.
    package var entity: String?
    package var property: String?
    /// The location of the property in the model; for a field without a property, the location of the root entity.
    package var place: SchemaLocation?
    /// Whether the entity that declares the property has a parent.
    package var isInherited = false

    init(_ name: String, _ kind: RecordFieldKind, _ role: Role, isEncrypted: Bool = false) {
        self.name = name
        type = RecordFieldType(kind, isEncrypted: isEncrypted)
        self.role = role
    }

    /// The prefix of the record types and fields that Core Data creates. The type `CDMR` is an exception.
    package static let prefix = "CD_"
    /// The suffix of the names of asset fields (role `companion`).
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
    /// The type of the field that stores an attribute of this type; nil if such an attribute has no field, or if the
    /// type of the field is not known.
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

    /// Whether values of this type can be too long for a field. The record type then has a second field for an asset.
    var hasCompanion: Bool {
        switch self {
        case .string, .binary, .transformable: true
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean, .date, .uuid, .uri,
            .objectID, .composite:
            false
        }
    }
}
