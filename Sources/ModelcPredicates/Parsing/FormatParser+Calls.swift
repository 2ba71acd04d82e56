extension FormatParser {
    /// Reads a property, or a call of a function without colons such as `now()`.
    mutating func named(_ name: String) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        guard isNext(.openParenthesis) else { return try property(name, from: start) }
        return try call(name, from: start)
    }

    /// Returns the term for a property. The parser has just read its name.
    func property(_ name: String, from start: Int) throws(PredicateSyntaxError) -> Term {
        let component = KeyPathComponent(.name(name), range: start..<previousEnd)
        return try term(.keyPath(base: nil, components: [component]), from: start)
    }

    /// Returns the term for a property whose name is also a keyword. The parser has just read the name.
    func property(from start: Int) throws(PredicateSyntaxError) -> Term {
        try property(text(start..<previousEnd), from: start)
    }

    /// Reads a call of a function with colons, such as `sum:(a)` or `add:to:(a, b)`.
    mutating func selectorCall(_ name: String) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        guard isNext(.openParenthesis) else {
            throw expected("'(' behind the function \(name)", help: "for example sum:(prices)")
        }
        return try call(name, from: start)
    }

    /// Reads a list of values separated by commas, from the opening to the closing sign. The opening sign is the next
    /// token.
    mutating func list(
        closedBy close: Punctuation
    ) throws(PredicateSyntaxError) -> (values: [Expression], height: Int) {
        let terms = try terms(closedBy: close)
        return (try values(terms[...]), terms.height)
    }

    /// Reads a list of conditions and values separated by commas, from the opening to the closing sign. The opening
    /// sign is the next token.
    mutating func terms(closedBy close: Punctuation) throws(PredicateSyntaxError) -> [Term] {
        try advance()
        var terms: [Term] = []
        guard try !skip(close) else { return terms }
        repeat {
            terms.append(try term())
        } while try skip(.comma)
        try expect(close, "or ',' in a list")
        return terms
    }

    private mutating func call(_ name: String, from start: Int) throws(PredicateSyntaxError) -> Term {
        let arguments = try list(closedBy: .closeParenthesis)
        return try term(.function(name, arguments.values), from: start, above: arguments.height)
    }
}

extension [Term] {
    /// The height of the highest tree; 0 if there is none.
    var height: Int { self.map(\.height).max() ?? 0 }
}

extension FormatParser {
    /// Reads a call whose name is a keyword. If no parenthesis follows, the word is the name of a property.
    mutating func special(_ call: SpecialCall) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        guard isNext(.openParenthesis) else { return try property(from: start) }
        // All arguments are read before their kinds are checked. This keeps the stack frames of the recursion small.
        let arguments = try terms(closedBy: .closeParenthesis)
        return try special(call, arguments, from: start)
    }

    private func special(
        _ call: SpecialCall, _ arguments: [Term], from start: Int
    ) throws(PredicateSyntaxError) -> Term {
        let form: Expression.Form
        switch call {
        case .fetch: form = .function(Keyword.fetch.rawValue, try values(arguments[...]))
        case .message: form = try message(arguments)
        case .subquery: form = try subquery(arguments)
        case .cast: form = try cast(arguments)
        case .ternary: form = try ternary(arguments)
        }
        return try term(form, from: start, above: arguments.height)
    }

    private func message(_ arguments: [Term]) throws(PredicateSyntaxError) -> Expression.Form {
        guard arguments.count >= 2 else { throw wrongCount("FUNCTION takes a receiver, a selector and arguments") }
        return .message(
            receiver: try expression(arguments[0]), selector: try text(arguments[1], "a selector"),
            arguments: try values(arguments[2...]))
    }

    private func cast(_ arguments: [Term]) throws(PredicateSyntaxError) -> Expression.Form {
        guard arguments.count == 2 else { throw wrongCount("CAST takes a value and a type") }
        return .cast(try expression(arguments[0]), type: try text(arguments[1], "a type"))
    }

    private func subquery(_ arguments: [Term]) throws(PredicateSyntaxError) -> Expression.Form {
        guard arguments.count == 3 else {
            throw wrongCount("SUBQUERY takes a collection, a variable and a condition")
        }
        let collection = try expression(arguments[0])
        guard case .variable(let variable) = try expression(arguments[1]).form else {
            throw unfit(arguments[1], "a variable such as $item")
        }
        return .subquery(Subquery(collection, variable: variable, where: try predicate(arguments[2])))
    }

    private func ternary(_ arguments: [Term]) throws(PredicateSyntaxError) -> Expression.Form {
        guard arguments.count == 3 else { throw wrongCount("TERNARY takes a condition and two values") }
        return .ternary(
            try predicate(arguments[0]), try expression(arguments[1]), try expression(arguments[2]))
    }

    /// Returns the terms as values. Throws an error if one is a condition.
    func values(_ terms: ArraySlice<Term>) throws(PredicateSyntaxError) -> [Expression] {
        var values: [Expression] = []
        for term in terms { values.append(try expression(term)) }
        return values
    }

    private func text(_ term: Term, _ what: String) throws(PredicateSyntaxError) -> String {
        guard case .constant(.string(let text)) = try expression(term).form else {
            throw unfit(term, "\(what) in quotation marks")
        }
        return text
    }

    private func unfit(_ term: Term, _ what: String) -> PredicateSyntaxError {
        PredicateSyntaxError("expected \(what), found \(excerpt(term.extent))", at: term.extent)
    }

    /// Returns the error for a wrong number of arguments. Its position is the closing parenthesis, which was read last.
    private func wrongCount(_ rule: String) -> PredicateSyntaxError {
        PredicateSyntaxError(rule, at: previousEnd - 1..<previousEnd)
    }
}
