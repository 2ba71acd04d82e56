/// A JSON document as a value. Objects keep the order in which their members were given, so that output is byte-stable
/// and has the documented order.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Must be finite: JSON cannot represent infinity and NaN, which are written as null.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// A string, or null if `text` is nil.
    package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    /// A name, or null if `text` is nil or empty.
    package static func name(_ text: String?) -> JSONValue { .optional(text.flatMap { $0.isEmpty ? nil : $0 }) }
    /// An integer, or null if `integer` is nil.
    package static func optional(_ integer: Int?) -> JSONValue { integer.map(JSONValue.integer) ?? .null }
    /// A number, or null if `number` is nil.
    package static func optional(_ number: Double?) -> JSONValue { number.map(JSONValue.number) ?? .null }
    /// A boolean, or null if `bool` is nil.
    package static func optional(_ bool: Bool?) -> JSONValue { bool.map(JSONValue.bool) ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember(key: $0.0, value: $0.1) })
    }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}
