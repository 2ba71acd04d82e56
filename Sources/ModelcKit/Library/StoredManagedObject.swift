import ModelcStores

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An object of a store.
public struct StoredManagedObject: Hashable, Sendable {
    /// The identity of an object: its entity and primary key, as at the end of its URI in Core Data.
    public struct ID: Hashable, Sendable {
        /// The name of the object's entity.
        public let entity: String
        /// The primary key.
        public let key: Int64

        /// The entity and the key, as in `Book/p12`.
        public var text: String { "\(entity)/p\(key)" }
    }

    /// The value of a property. The case depends on the type of the property in the model. If a stored value cannot
    /// be converted to this type, the case depends on its type in SQLite.
    public enum Value: Hashable, Sendable {
        case null
        case boolean(Bool)
        case integer(Int64)
        case number(Double)
        /// A string, a URI, or a decimal number that SQLite keeps as text.
        case text(String)
        case date(Date)
        case uuid(UUID)
        /// Binary data, or the archive of a transformable value.
        case data([UInt8])
        /// Binary data that was not read: it is in a file beside the store that is missing or cannot be read, or it is larger
        /// than 256 MB. The name is empty for data in the store itself. The size is in bytes; nil if there is no such file.
        case file(name: String, size: Int?)
        /// The destination of a to-one relationship.
        case object(ID)
        /// The destinations of a to-many relationship; in their order if the relationship is ordered.
        case objects([ID])
        /// The members of a composite attribute, by path, as in `size.width`.
        case members([String: Value])
    }

    /// The identity of the object.
    public let id: ID
    /// The names of the entity's attributes and relationships, inherited ones first.
    public let properties: [String]
    /// The values, in the order of `properties`.
    public let values: [Value]

    /// The value of a property; nil if the entity has no property with that name.
    ///
    /// - Parameter property: the name of an attribute or relationship.
    public subscript(property: String) -> Value? {
        properties.firstIndex(of: property).map { values[$0] }
    }
}

extension StoredManagedObject {
    /// - Parameter properties: the names of the properties of the object's entity.
    init(_ object: StoreObject, _ properties: [String]) {
        id = ID(object.id)
        self.properties = properties
        values = object.values.map(Value.init)
    }
}

extension StoredManagedObject.ID {
    init(_ id: StoreObjectID) {
        entity = id.entity
        key = id.key
    }
}

extension StoredManagedObject.Value {
    init(_ value: StoreValue) {
        self =
            switch value {
            case .null: .null
            case .boolean(let flag): .boolean(flag)
            case .integer(let number): .integer(number)
            case .number(let number): .number(number)
            case .text(let text): .text(text)
            case .date(let seconds): .date(Date(timeIntervalSinceReferenceDate: seconds))
            case .uuid(let bytes): UUID(uuidString: UUIDText.text(of: bytes)).map(Self.uuid) ?? .data(bytes)
            case .bytes(let bytes): .data(bytes)
            case .external(let data):
                data.bytes.map(Self.data) ?? .file(name: data.name ?? "", size: data.size)
            case .object(let id): .object(StoredManagedObject.ID(id))
            case .objects(let ids): .objects(ids.map(StoredManagedObject.ID.init))
            case .members(let members):
                .members(
                    Dictionary(
                        members.map { ($0.path, StoredManagedObject.Value($0.value)) },
                        uniquingKeysWith: { first, _ in first }
                    ))
            }
    }
}
