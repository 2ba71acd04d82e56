extension FormatParser {
    /// Reads the term between two operators, including its prefix operators and the key paths and indexes that follow
    /// it.
    mutating func operand() throws(PredicateSyntaxError) -> Term {
        switch token.kind {
        case .keyword(let keyword): return try operand(keyword)
        case .punctuation(let sign): return try operand(sign)
        case .identifier(let name): return try suffixed(named(name))
        case .selector(let name): return try suffixed(selectorCall(name))
        case .variable, .collectionOperator, .string, .integer, .real, .end: return try suffixed(word())
        }
    }

    /// Reads a term that does not begin with a bracket. It is separate from `operand()`, because each nesting level has
    /// a stack frame of `operand()`, which has to be small.
    private mutating func word() throws(PredicateSyntaxError) -> Term {
        switch token.kind {
        case .variable(let name): return try leaf(.variable(name))
        case .collectionOperator(let name):
            let component = KeyPathComponent(.collectionOperator(name), range: token.range)
            return try leaf(.keyPath(base: nil, components: [component]))
        case .string(let text): return try leaf(.constant(.string(text)))
        case .integer(let value): return try leaf(.constant(Constant(integer: value, isNegative: false)))
        case .real(let value): return try leaf(.constant(.real(value)))
        case .identifier, .keyword, .punctuation, .selector, .end: throw expected("a value")
        }
    }

    private mutating func operand(_ keyword: Keyword) throws(PredicateSyntaxError) -> Term {
        switch keyword.role {
        case .not: return try negatedCondition()
        case .modifier(let modifier): return try modifiedComparison(modifier)
        case .call(let call): return try suffixed(special(call))
        // These words are keywords only in other positions. The documentation reserves most of them, but many
        // properties are named `size`, and only a property is possible in this position.
        case .index, .setOperator, .unused: return try suffixed(named(tokenText))
        case .and, .or, .comparison, .value, .condition: return try suffixed(word(keyword.role))
        }
    }

    /// Reads a term that begins with a keyword and not with a bracket.
    private mutating func word(_ role: KeywordRole) throws(PredicateSyntaxError) -> Term {
        switch role {
        case .value(let form): return try leaf(form)
        case .condition(let value): return try leaf(.truth(value))
        case .and, .or, .comparison, .not, .modifier, .call, .index, .setOperator, .unused:
            throw expected("a value", help: "a property of this name is written #\(tokenText)")
        }
    }

    private mutating func operand(_ sign: Punctuation) throws(PredicateSyntaxError) -> Term {
        switch sign {
        case .openParenthesis: return try suffixed(group())
        case .openBrace: return try suffixed(aggregate())
        case .bang: return try negatedCondition()
        case .minus: return try negatedValue()
        case .tilde: return try complement()
        case .closeParenthesis, .closeBrace, .openBracket, .closeBracket, .comma, .dot, .colon, .assign, .plus, .star,
            .doubleStar, .slash, .ampersand, .doubleAmpersand, .bar, .doubleBar, .caret, .doubleLess, .doubleGreater,
            .equal, .doubleEqual, .bangEqual, .lessGreater, .less, .lessEqual, .equalLess, .greater, .greaterEqual,
            .equalGreater:
            throw expected("a value")
        }
    }

    // MARK: Prefixes

    /// Reads a negated condition. `NOT x IN y` negates the comparison. `NOT a == b AND c == d` negates only the first
    /// comparison.
    private mutating func negatedCondition() throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        let condition = try term(.not)
        return try term(.not(try predicate(condition)), from: start, above: condition.height)
    }

    private mutating func negatedValue() throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        if let number = try negativeNumber(from: start) { return try suffixed(number) }
        let value = try term(.unary)
        return try term(.negation(try expression(value)), from: start, above: value.height)
    }

    /// Reads the number after a minus sign; nil if the next token is not a number.
    private mutating func negativeNumber(from start: Int) throws(PredicateSyntaxError) -> Term? {
        let constant: Constant
        switch token.kind {
        case .integer(let value): constant = Constant(integer: value, isNegative: true)
        case .real(let value): constant = .real(-value)
        case .identifier, .keyword, .selector, .variable, .collectionOperator, .string, .punctuation, .end: return nil
        }
        try advance()
        return try term(.constant(constant), from: start)
    }

    private mutating func complement() throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        let value = try term(.unary)
        return try term(.complement(try expression(value)), from: start, above: value.height)
    }

    // MARK: Brackets

    private mutating func group() throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        let inner = try term()
        guard try skip(.closeParenthesis) else { throw expected("')' after \(excerpt(inner.extent))") }
        return Term(inner.content, extent: start..<previousEnd, height: inner.height)
    }

    private mutating func aggregate() throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        let list = try list(closedBy: .closeBrace)
        return try term(.aggregate(list.values), from: start, above: list.height)
    }

    /// Creates a node from the next token alone.
    private mutating func leaf(_ form: Expression.Form) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        return try term(form, from: start)
    }

    private mutating func leaf(_ form: Predicate.Form) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        return try term(form, from: start)
    }
}

extension Constant {
    /// Creates a decimal integer. If the number with its sign does not fit into 64 bits, it becomes the nearest real
    /// number.
    fileprivate init(integer magnitude: UInt64, isNegative: Bool) {
        if isNegative {
            let isInRange = magnitude <= Int64.min.magnitude
            self = isInRange ? .integer(Int64(truncatingIfNeeded: 0 &- magnitude)) : .real(-Double(magnitude))
        } else {
            self = Int64(exactly: magnitude).map(Constant.integer) ?? .real(Double(magnitude))
        }
    }
}

extension FormatParser {
    /// Reads all `.name` and `[index]` that follow a term. Returns the whole term.
    mutating func suffixed(_ first: Term) throws(PredicateSyntaxError) -> Term {
        var term = first
        while true {
            if isNext(.dot) {
                term = try keyPath(on: term)
            } else if isNext(.openBracket) {
                term = try element(of: term)
            } else {
                return term
            }
        }
    }

    /// Reads all components up to the next index. A key path on a key path becomes one longer key path.
    private mutating func keyPath(on term: Term) throws(PredicateSyntaxError) -> Term {
        let value = try expression(term)
        var base: Expression? = value
        var components: [KeyPathComponent] = []
        if case .keyPath(let inner, let first) = value.form { (base, components) = (inner, first) }
        let height = components.isEmpty ? term.height : term.height - 1
        while try skip(.dot) {
            components.append(try component())
        }
        return try self.term(
            .keyPath(base: base, components: components), from: term.extent.lowerBound, above: height)
    }

    private mutating func component() throws(PredicateSyntaxError) -> KeyPathComponent {
        let range = token.range
        let form: KeyPathComponent.Form
        switch token.kind {
        case .identifier(let name): form = .name(name)
        // Only a name is possible after a dot. So a reserved word after a dot is a name [guess].
        case .keyword: form = .name(tokenText)
        case .collectionOperator(let name): form = .collectionOperator(name)
        case .selector, .variable, .integer, .real, .string, .punctuation, .end:
            throw expected("a property's name behind '.'")
        }
        try advance()
        return KeyPathComponent(form, range: range)
    }

    private mutating func element(of term: Term) throws(PredicateSyntaxError) -> Term {
        let value = try expression(term)
        try advance()
        let (index, height) = try index()
        try expect(.closeBracket, "after an index")
        return try self.term(
            .element(of: value, at: index), from: term.extent.lowerBound, above: term.height, height)
    }

    private mutating func index() throws(PredicateSyntaxError) -> (ElementIndex, height: Int) {
        if case .keyword(let keyword) = token.kind, case .index(let index) = keyword.role {
            try advance()
            return (index, 0)
        }
        let value = try term()
        return (.value(try expression(value)), value.height)
    }
}
