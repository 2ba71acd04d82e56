import ModelcLibSQLite3

/// A value of a row, as SQLite stores it.
package enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    /// Text. Bytes that are not valid UTF-8 are replaced.
    case text(String)
    case blob([UInt8])

    /// The value as an integer, with its fraction cut off. Nil if it is not a number or is too large.
    package var asInteger: Int? {
        switch self {
        case .integer(let number): Int(exactly: number)
        case .real(let number): Int(exactly: number.rounded(.towardZero))
        case .null, .text, .blob: nil
        }
    }

    /// The value as text: a text, or a blob that is valid UTF-8. Nil for all other values.
    package var asText: String? {
        switch self {
        case .text(let text): text
        case .blob(let bytes): String(exactly: bytes)
        case .null, .integer, .real: nil
        }
    }

    /// The bytes of a blob or a text; nil for other values.
    package var asBytes: [UInt8]? {
        switch self {
        case .blob(let bytes): bytes
        case .text(let text): Array(text.utf8)
        case .null, .integer, .real: nil
        }
    }

    /// The approximate memory of the value in a query's result, in bytes.
    var size: Int {
        switch self {
        case .null, .integer, .real: 8
        case .text(let text): 16 + text.utf8.count
        case .blob(let bytes): 16 + bytes.count
        }
    }
}
