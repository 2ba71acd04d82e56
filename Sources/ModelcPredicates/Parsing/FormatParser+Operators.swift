extension FormatParser {
    /// Reads a condition or a value. Stops before the first operator with a lower precedence than `minimum`.
    mutating func term(_ minimum: Precedence = .or) throws(PredicateSyntaxError) -> Term {
        try enter()
        defer { leave() }
        var term = try operand()
        while let infix = InfixOperator(token), infix.precedence >= minimum {
            term = try combine(term, infix)
        }
        return term
    }

    private mutating func combine(_ left: Term, _ infix: InfixOperator) throws(PredicateSyntaxError) -> Term {
        switch infix {
        case .and, .or: return try chain(left, infix)
        case .comparison(let comparator): return try comparison(left, comparator)
        case .binary(let binary): return try calculation(left, binary)
        }
    }

    /// Reads a chain such as `a AND b AND c` as one node, so that a long chain does not result in a deep tree.
    private mutating func chain(_ first: Term, _ infix: InfixOperator) throws(PredicateSyntaxError) -> Term {
        var operands = [try predicate(first)]
        var height = first.height
        while InfixOperator(token) == infix {
            try advance()
            let next = try term(infix.precedence.stronger)
            operands.append(try predicate(next))
            height = max(height, next.height)
        }
        let form: Predicate.Form = infix == .and ? .and(operands) : .or(operands)
        return try term(form, from: first.extent.lowerBound, above: height)
    }

    private mutating func calculation(
        _ left: Term, _ binary: BinaryOperator
    ) throws(PredicateSyntaxError) -> Term {
        let leftValue = try expression(left)
        try advance()
        // Powers are grouped from the right, as in mathematics [guess].
        let right = try term(binary == .power ? .power : binary.precedence.stronger)
        let form = Expression.Form.binary(leftValue, binary, try expression(right))
        return try term(form, from: left.extent.lowerBound, above: left.height, right.height)
    }

    // MARK: Comparisons

    private mutating func comparison(
        _ left: Term, _ comparator: ComparisonOperator, modifier: ComparisonModifier = .direct, from start: Int? = nil
    ) throws(PredicateSyntaxError) -> Term {
        guard case .expression(let leftValue) = left.content else { throw comparedCondition() }
        try advance()
        let options = try comparisonOptions()
        let right = try term(Precedence.comparison.stronger)
        let rightValue = try expression(right)
        let form = Predicate.Form.comparison(
            Comparison(leftValue, comparator, rightValue, modifier: modifier, options: options))
        return try term(form, from: start ?? left.extent.lowerBound, above: left.height, right.height)
    }

    /// Reads a comparison with a modifier, such as `ANY left == right`. The modifier applies to the whole comparison,
    /// not to a part of the left side.
    mutating func modifiedComparison(_ modifier: ComparisonModifier) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        let left = try term(Precedence.comparison.stronger)
        guard case .comparison(let comparator) = InfixOperator(token) else {
            throw expected("a comparison behind '\(modifier.rawValue)'", help: "for example ANY tags.name == \"new\"")
        }
        return try comparison(left, comparator, modifier: modifier, from: start)
    }

    /// Reads the option letters in brackets after an operator, such as `[cd]`. A bracket has no other meaning there.
    private mutating func comparisonOptions() throws(PredicateSyntaxError) -> ComparisonOptions {
        guard try skip(.openBracket) else { return [] }
        var options: ComparisonOptions = []
        for letter in tokenText.lowercased() {
            guard let known = ComparisonOptions.letters.first(where: { $0.letter == letter }) else {
                throw unknownOptions()
            }
            options.insert(known.option)
        }
        guard !options.isEmpty else { throw unknownOptions() }
        try advance()
        try expect(.closeBracket, "after the options of a comparison")
        guard !isNext(.openBracket) else {
            throw PredicateSyntaxError(
                "options in a second pair of brackets", at: token.range, help: "write them in one pair, such as [cd]")
        }
        return options
    }

    private func unknownOptions() -> PredicateSyntaxError {
        expected("options of a comparison", help: "they are the letters c, d, n and l, as in CONTAINS[cd]")
    }

    private func comparedCondition() -> PredicateSyntaxError {
        PredicateSyntaxError(
            "\(tokenExcerpt) compares a condition, not a value", at: token.range,
            help: "join conditions with AND or OR; two comparisons cannot share a value")
    }
}

/// An operator between two terms.
enum InfixOperator: Equatable {
    case and
    case or
    case comparison(ComparisonOperator)
    case binary(BinaryOperator)

    /// Creates the operator that a token represents; nil if it is not an operator.
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
