/// The keywords. Letter case is ignored. The raw value is the canonical spelling.
///
/// Apple documents all of them as reserved, except those in the last two lines of cases. A property whose name is a
/// keyword is written with a number sign, such as `#size`.
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

    /// Creates the keyword with this spelling, ignoring case; nil if there is none.
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
