/// A JSON value that was read. Numbers keep their spelling: `1.10` has more information than a floating-point number.
package indirect enum ReadJSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The digits as written.
    case number(String)
    case string(String)
    case array([ReadJSON])
    case object([ReadJSONMember])

    /// The kind of value with its article, for messages, such as `an object`.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
