/// A piece of source code that says something; comments and blanks do not.
enum CodeToken: Hashable, Sendable {
    /// A name or a keyword.
    case word(String)
    /// A name in back-ticks, which is no keyword.
    case escaped(String)
    /// What stands between the quotes of a text.
    case text(String)
    /// Any other character.
    case symbol(Character)

    /// The name that stands here; nil where none does.
    var name: String? {
        switch self {
        case .word(let name), .escaped(let name): name
        case .text, .symbol: nil
        }
    }
}
