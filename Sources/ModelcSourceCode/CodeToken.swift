/// A token of source code. Comments and white space are not tokens.
package enum CodeToken: Hashable, Sendable {
    /// A name or a keyword.
    case word(String)
    /// A name in backticks. It is never a keyword.
    case escaped(String)
    /// The content of a string literal.
    case text(String)
    /// Any other character.
    case symbol(Character)

    /// The name, with or without backticks; nil for other tokens.
    package var name: String? {
        switch self {
        case .word(let name), .escaped(let name): name
        case .text, .symbol: nil
        }
    }
}
