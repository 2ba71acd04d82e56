/// What can stand between two terms.
enum InfixOperator: Equatable {
    case and
    case or
    case comparison(ComparisonOperator)
    case binary(BinaryOperator)

    /// The operator that a token spells, if it spells one.
    init?(_ token: Token) {
        switch token.kind {
        case .keyword(let keyword): self.init(keyword.role)
        case .punctuation(let sign): self.init(sign)
        case .identifier, .selector, .variable, .collectionOperator, .integer, .real, .string, .end: return nil
        }
    }

    private init?(_ role: KeywordRole) {
        switch role {
        case .and: self = .and
        case .or: self = .or
        case .comparison(let comparator): self = .comparison(comparator)
        case .setOperator(let binary): self = .binary(binary)
        case .not, .modifier, .value, .condition, .index, .call, .unused: return nil
        }
    }

    private init?(_ sign: Punctuation) {
        switch sign {
        case .doubleAmpersand: self = .and
        case .doubleBar: self = .or
        case .equal, .doubleEqual: self = .comparison(.equal)
        case .bangEqual, .lessGreater: self = .comparison(.notEqual)
        case .less: self = .comparison(.less)
        case .lessEqual, .equalLess: self = .comparison(.lessOrEqual)
        case .greater: self = .comparison(.greater)
        case .greaterEqual, .equalGreater: self = .comparison(.greaterOrEqual)
        case .plus, .minus, .star, .doubleStar, .slash, .ampersand, .bar, .caret, .doubleLess, .doubleGreater:
            guard let binary = BinaryOperator(rawValue: sign.rawValue) else { return nil }
            self = .binary(binary)
        case .openParenthesis, .closeParenthesis, .openBrace, .closeBrace, .openBracket, .closeBracket, .comma, .dot,
            .colon, .assign, .tilde, .bang:
            return nil
        }
    }

    var precedence: Precedence {
        switch self {
        case .and: .and
        case .or: .or
        case .comparison: .comparison
        case .binary(let binary): binary.precedence
        }
    }
}
