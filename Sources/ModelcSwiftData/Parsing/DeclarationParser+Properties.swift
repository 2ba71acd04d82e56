import ModelcSourceCode

extension DeclarationParser {
    /// Reads `var` or `let` with all its properties.
    mutating func readProperties(of type: inout TypeDeclaration) {
        let isConstant = cursor.current == .word("let")
        cursor.advance()
        var found: [PropertyDeclaration] = []
        repeat {
            guard var property = binding(isConstant: isConstant) else { break }
            if cursor.current == .symbol("{") { readAccessors(of: &property) }
            found.append(property)
        } while cursor.take(",")
        let shares = found.count > 1
        for index in found.indices {
            found[index].sharesDeclaration = found[index].sharesDeclaration || shares
        }
        forgetPrefix()
        if !conditions.isLeft { type.properties += found }
    }

    /// Reads `name: Type = value`. A tuple of names is one property that shares its declaration.
    private mutating func binding(isConstant: Bool) -> PropertyDeclaration? {
        let token = cursor.index
        let isTuple = cursor.current == .symbol("(")
        let name = isTuple ? file.text(of: cursor.skipBrackets()) : cursor.takeName()
        guard let name else { return nil }
        var property = PropertyDeclaration(
            name: name, token: token, isConstant: isConstant, modifiers: modifiers, attributes: attributes,
            condition: conditions.condition)
        property.sharesDeclaration = isTuple
        if cursor.take(":") { property.type = TypeParsing.type(at: &cursor, in: file) }
        if cursor.take("=") { property.value = skipExpression() }
        return property
    }

    /// Moves past an expression.
    ///
    /// - Returns: its tokens.
    private mutating func skipExpression() -> Range<Int> {
        let start = cursor.index
        while let token = cursor.current {
            switch token {
            case .symbol("{"):
                if isBeforeObservers, cursor.index > start { return start..<cursor.index }
                _ = cursor.skipBrackets()
            case .symbol("("), .symbol("["): _ = cursor.skipBrackets()
            case .symbol("<"): skipAngle()
            case .symbol(","), .symbol(";"), .symbol("}"), .symbol(")"), .symbol("]"): return start..<cursor.index
            case .symbol, .word, .escaped, .text: cursor.advance()
            }
            if cursor.startsLine, !isContinued { break }
        }
        return start..<cursor.index
    }

    /// Moves past the generic arguments of a call, or past one operator.
    private mutating func skipAngle() {
        let isAdjacent = cursor.index > 0 && file.tokens[cursor.index - 1].end == file.tokens[cursor.index].start
        var copy = cursor
        _ = copy.skipAngles()
        if isAdjacent, copy.current == .symbol("(") || copy.current == .symbol(".") {
            cursor = copy
        } else {
            cursor.advance()
        }
    }

    /// Whether the expression before the cursor continues, although the current token is on a new line.
    private var isContinued: Bool {
        guard let token = cursor.current else { return false }
        if case .symbol(let last) = file.tokens[cursor.index - 1].kind, !")]}?!>".contains(last) { return true }
        switch token {
        case .symbol(let symbol): return !"@#}([".contains(symbol)
        case .word(let word): return ["as", "is", "else"].contains(word)
        case .escaped, .text: return false
        }
    }

    /// Whether the brace at the cursor opens observers, and not a closure.
    private var isBeforeObservers: Bool {
        guard case .word(let word)? = cursor.peek(1) else { return cursor.peek(1) == .symbol("@") && hasObservers }
        return DeclarationParser.observers.contains(word)
    }

    private var hasObservers: Bool {
        var copy = cursor
        return accessorWords(in: copy.skipBrackets()).contains(where: DeclarationParser.observers.contains)
    }

    private mutating func readAccessors(of property: inout PropertyDeclaration) {
        let start = cursor.index
        let range = cursor.skipBrackets()
        property.body = start..<cursor.index
        let words = accessorWords(in: range)
        let observes = words.contains(where: DeclarationParser.observers.contains)
        if case .word(let first)? = range.first.map({ file.tokens[$0].kind }) {
            property.accessors = DeclarationParser.observers.contains(first) ? .observers : .computed
        } else if observes {
            property.accessors = .unknown
        } else {
            property.accessors = .computed
        }
        if property.value != nil, property.accessors == .computed { property.accessors = .unknown }
    }

    /// Returns the words directly inside the braces of a property, without words in nested brackets.
    private func accessorWords(in range: Range<Int>) -> [String] {
        var depth = 0
        var words: [String] = []
        for token in file.tokens[range] {
            switch token.kind {
            case .symbol("{"), .symbol("("), .symbol("["): depth += 1
            case .symbol("}"), .symbol(")"), .symbol("]"): depth -= 1
            case .word(let word) where depth == 0: words.append(word)
            case .symbol, .word, .escaped, .text: break
            }
        }
        return words
    }

    private static let observers: Set = ["willSet", "didSet"]
}
