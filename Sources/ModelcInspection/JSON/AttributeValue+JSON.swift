import ModelcJSON
import ModelcSchema

extension AttributeValue {
    /// Numbers and Booleans are JSON's own. A decimal number is a string, because readers of JSON would round it; a
    /// date is its seconds since 2001-01-01T00:00:00Z.
    var json: JSONValue {
        switch self {
        case .integer(let integer): .integer(Int(clamping: integer))
        case .double(let number): .number(number)
        case .decimal(let digits): .string(digits)
        case .boolean(let bool): .bool(bool)
        case .string(let text): .string(text)
        case .date(let interval): .number(interval)
        }
    }
}
