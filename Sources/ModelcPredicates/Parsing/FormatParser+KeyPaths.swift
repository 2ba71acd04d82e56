extension FormatParser {
    /// The term with all the `.name` and `[index]` behind it.
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

    /// All components up to the next index; a key path on a key path is one longer key path.
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
        // Behind a dot nothing but a name can be meant, so reserved words are names there [guess].
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
