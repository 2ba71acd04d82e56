/// A word, a literal or a sign of the text.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name, without the `#` that may escape it.
        case identifier(String)
        case keyword(Keyword)
        /// A function's name with its colons: `add:to:`.
        case selector(String)
        /// `$NAME` without its sign.
        case variable(String)
        /// `@count` without its sign.
        case collectionOperator(String)
        case integer(UInt64)
        case real(Double)
        case string(String)
        case punctuation(Punctuation)
        case end
    }

    let kind: Kind
    /// UTF-8 offsets in the text.
    let range: Range<Int>
}

/// The signs of the language; the raw value is the spelling.
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

    /// The longest sign that begins with these two bytes, of which the second is 0 at the end of the text.
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

/// The keywords, in any letter case; the raw value is the canonical spelling.
///
/// Apple documents all of them as reserved, except those of the last two lines. A property with such a name is written
/// with a number sign: `#size`.
enum Keyword: String, CaseIterable {
    case and = "AND", or = "OR", not = "NOT"
    case any = "ANY", some = "SOME", all = "ALL", none = "NONE"
    case `in` = "IN", between = "BETWEEN", like = "LIKE", matches = "MATCHES", contains = "CONTAINS"
    case beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
    case conformsToType = "UTI-CONFORMS-TO", equalsType = "UTI-EQUALS"
    case null = "NULL", `nil` = "NIL", `true` = "TRUE", yes = "YES", `false` = "FALSE", no = "NO"
    case `self` = "SELF", anyKey = "ANYKEY"
    case truePredicate = "TRUEPREDICATE", falsePredicate = "FALSEPREDICATE"
    case first = "FIRST", last = "LAST", size = "SIZE"
    case subquery = "SUBQUERY", fetch = "FETCH", cast = "CAST"
    case caseInsensitive = "CASEINSENSITIVE", ci = "CI"
    case function = "FUNCTION", ternary = "TERNARY"
    case union = "UNION", intersect = "INTERSECT", minus = "MINUS"

    /// The keyword with these letters in any case, if there is one.
    init?(spelling: some Sequence<UInt8>) {
        var letters: [UInt8] = []
        for byte in spelling {
            guard letters.count < Keyword.longestSpelling, byte < 0x80 else { return nil }
            letters.append(byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte)
        }
        self.init(rawValue: String(decoding: letters, as: UTF8.self))
    }

    private static let longestSpelling = 15
}

/// The grammatical role of a keyword.
enum KeywordRole {
    case and
    case or
    case not
    case modifier(ComparisonModifier)
    case comparison(ComparisonOperator)
    case setOperator(BinaryOperator)
    case value(Expression.Form)
    case condition(Bool)
    /// Has a meaning only between the brackets of `a[…]`.
    case index(ElementIndex)
    /// Has a meaning only before an opening bracket.
    case call(SpecialCall)
    /// Reserved without a documented use.
    case unused
}

/// The calls whose arguments are not all plain values.
enum SpecialCall { case subquery, fetch, cast, message, ternary }

extension Keyword {
    var role: KeywordRole {
        switch self {
        case .and: .and
        case .or: .or
        case .not: .not
        case .any, .some: .modifier(.any)
        case .all: .modifier(.all)
        case .none: .modifier(.none)
        case .in: .comparison(.in)
        case .between: .comparison(.between)
        case .like: .comparison(.like)
        case .matches: .comparison(.matches)
        case .contains: .comparison(.contains)
        case .beginsWith: .comparison(.beginsWith)
        case .endsWith: .comparison(.endsWith)
        case .conformsToType: .comparison(.conformsToType)
        case .equalsType: .comparison(.equalsType)
        case .union: .setOperator(.union)
        case .intersect: .setOperator(.intersect)
        case .minus: .setOperator(.minus)
        case .null, .nil: .value(.constant(.null))
        case .true, .yes: .value(.constant(.boolean(true)))
        case .false, .no: .value(.constant(.boolean(false)))
        case .self: .value(.evaluatedObject)
        case .anyKey: .value(.anyKey)
        case .truePredicate: .condition(true)
        case .falsePredicate: .condition(false)
        case .first: .index(.first)
        case .last: .index(.last)
        case .size: .index(.size)
        case .subquery: .call(.subquery)
        case .fetch: .call(.fetch)
        case .cast: .call(.cast)
        case .function: .call(.message)
        case .ternary: .call(.ternary)
        case .caseInsensitive, .ci: .unused
        }
    }
}
