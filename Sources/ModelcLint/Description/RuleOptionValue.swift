/// The value of a rule's option.
package enum RuleOptionValue: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case text(String)
    case list([String])

    /// The type's name, as users read it.
    package var typeName: String {
        switch self {
        case .integer: "number"
        case .boolean: "true or false"
        case .text: "text"
        case .list: "list of texts"
        }
    }

    /// The value as it is written in a configuration.
    package var text: String {
        switch self {
        case .integer(let number): String(number)
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .text(let text): text
        case .list(let texts): "[" + texts.joined(separator: ", ") + "]"
        }
    }
}
