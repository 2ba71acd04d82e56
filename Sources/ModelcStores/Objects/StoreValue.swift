import ModelcSQLite
import ModelcSchema

/// The value of an object's property, in the type that the model states. A stored value that does not fit the type is
/// represented as SQLite stores it.
package enum StoreValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    /// A string, a URI, or a decimal number that SQLite stores as text.
    case text(String)
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    /// 16 bytes.
    case uuid([UInt8])
    /// Binary data, or the archive of a transformable value.
    case bytes([UInt8])
    case external(ExternalData)
    case object(StoreObjectID)
    case objects([StoreObjectID])
    /// The members of a composite attribute.
    case members([Member])

    package struct Member: Hashable, Sendable {
        /// The path of the member: `size.width`.
        package var path: String
        package var value: StoreValue
    }
}

extension StoreValue {
    /// Creates a value from a column, without considering the type in the model.
    init(_ stored: SQLiteValue) {
        switch stored {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .number(number)
        case .text(let text): self = .text(text)
        case .blob(let bytes): self = .bytes(bytes)
        }
    }

    /// Creates the value of an attribute from its column. A reference to an external file is not resolved.
    init(_ stored: SQLiteValue, _ type: AttributeType) {
        switch (type, stored) {
        case (.boolean, .integer(let number)) where number == 0 || number == 1: self = .boolean(number == 1)
        case (.date, .real(let seconds)): self = .date(seconds)
        case (.date, .integer(let seconds)): self = .date(Double(seconds))
        case (.uuid, .blob(let bytes)) where bytes.count == StoreValue.uuidSize: self = .uuid(bytes)
        default: self.init(stored)
        }
    }

    private static let uuidSize = 16
}
