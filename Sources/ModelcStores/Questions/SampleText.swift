import GRDB

/// A value of a row as a short text.
enum SampleText {
    private static let limit = 80

    static func text(of value: DatabaseValue) -> String {
        switch value.storage {
        case .null: "NULL"
        case .int64(let number): "\(number)"
        case .double(let number): "\(number)"
        case .string(let text): text.count > limit ? text.prefix(limit) + "…" : text
        case .blob(let data): "\(data.count) bytes"
        }
    }
}
