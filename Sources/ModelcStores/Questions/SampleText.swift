import ModelcBase
import ModelcSQLite
import ModelcSchema

/// A value of a row as a short text.
enum SampleText {
    private static let limit = 80

    static func text(of value: SQLiteValue) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text.count > limit ? text.prefix(limit) + "…" : text
        case .blob(let bytes): "\(bytes.count) bytes"
        }
    }
}
