/// A token of source code; comments and blanks are not tokens.
enum CodeToken: Hashable, Sendable {
    /// A name or a keyword.
    case word(String)
    /// A name in back-ticks, which is not a keyword.
    case escaped(String)
    /// The content of a quoted text.
    case text(String)
    /// Any other character.
    case symbol(Character)

    /// The name; nil if the token is not one.
    var name: String? {
        switch self {
        case .word(let name), .escaped(let name): name
        case .text, .symbol: nil
        }
    }
}
