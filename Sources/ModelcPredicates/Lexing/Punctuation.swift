/// The operators and punctuation marks of the language. The raw value is the spelling.
enum Punctuation: String, CaseIterable {
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBrace = "{"
    case closeBrace = "}"
    case openBracket = "["
    case closeBracket = "]"
    case comma = ","
    case dot = "."
    case colon = ":"
    case assign = ":="
    case plus = "+"
    case minus = "-"
    case star = "*"
    case doubleStar = "**"
    case slash = "/"
    case ampersand = "&"
    case doubleAmpersand = "&&"
    case bar = "|"
    case doubleBar = "||"
    case caret = "^"
    case tilde = "~"
    case doubleLess = "<<"
    case doubleGreater = ">>"
    case bang = "!"
    case equal = "="
    case doubleEqual = "=="
    case bangEqual = "!="
    case lessGreater = "<>"
    case less = "<"
    case lessEqual = "<="
    case equalLess = "=<"
    case greater = ">"
    case greaterEqual = ">="
    case equalGreater = "=>"

    /// Returns the longest sign that begins with these two bytes; nil if there is none. The second byte is 0 at the end
    /// of the text.
    static func longest(_ first: UInt8, _ second: UInt8) -> Punctuation? {
        bySpelling[UInt16(first) << 8 | UInt16(second)] ?? bySpelling[UInt16(first) << 8]
    }

    private static let bySpelling = Dictionary(
        uniqueKeysWithValues: allCases.map { sign in
            let key = sign.rawValue.utf8.reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
            return (sign.rawValue.utf8.count == 1 ? key << 8 : key, sign)
        }
    )
}
