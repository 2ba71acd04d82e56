extension FormatParser {
    /// A property, or a function without colons in its name such as `now()`.
    mutating func named(_ name: String) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        guard isNext(.openParenthesis) else { return try property(name, from: start) }
        return try call(name, from: start)
    }

    /// A property, whose name was read last.
    func property(_ name: String, from start: Int) throws(PredicateSyntaxError) -> Term {
        let component = KeyPathComponent(.name(name), range: start..<previousEnd)
        return try term(.keyPath(base: nil, components: [component]), from: start)
    }

    /// A property that is named like a word of the language, which was read last.
    func property(from start: Int) throws(PredicateSyntaxError) -> Term {
        try property(text(start..<previousEnd), from: start)
    }

    /// `sum:(a)`, `add:to:(a, b)`.
    mutating func selectorCall(_ name: String) throws(PredicateSyntaxError) -> Term {
        let start = token.range.lowerBound
        try advance()
        guard isNext(.openParenthesis) else {
            throw expected("'(' behind the function \(name)", help: "for example sum:(prices)")
        }
        return try call(name, from: start)
    }

    /// Values with commas between them up to a closing sign, the opening one being next.
    mutating func list(
        closedBy close: Punctuation
    ) throws(PredicateSyntaxError) -> (values: [Expression], height: Int) {
        let terms = try terms(closedBy: close)
        return (try values(terms[...]), terms.height)
    }

    /// Conditions and values with commas between them up to a closing sign, the opening one being next.
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
    /// The height of the highest one.
    var height: Int { self.map(\.height).max() ?? 0 }
}
