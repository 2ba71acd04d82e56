import ModelcSourceCode

/// The value of `models`, `schemas` or `stages`: a list such as `[A.self, B.self]`, or a sum of lists and expressions
/// such as `Other.models`.
struct TypeListSyntax {
    enum Part: Hashable {
        /// The tokens of an element of an array.
        case element(Range<Int>)
        /// A property of another type, such as `SchemaV1.models`.
        case property([String])
    }

    let parts: [Part]

    /// - Returns: nil if the expression has another form.
    init?(of property: PropertyDeclaration, in file: SwiftFile) {
        guard let range = TypeListSyntax.expression(of: property, in: file.tokens) else { return nil }
        var parts: [Part] = []
        for term in TypeListSyntax.terms(range, in: file.tokens) {
            let list = TypeListSyntax.withoutCast(term, in: file.tokens)
            guard let found = TypeListSyntax.parts(of: list, in: file.tokens) else { return nil }
            parts += found
        }
        self.parts = parts
    }

    /// Returns the tokens of the expression that a property returns, without braces, `get` and `return`. Nil if the
    /// property has neither a value nor a body.
    static func expression(of property: PropertyDeclaration, in tokens: [SwiftToken]) -> Range<Int>? {
        if let value = property.value { return value }
        guard let body = property.body, body.count > 2 else { return nil }
        var range = body.lowerBound + 1..<body.upperBound - 1
        if tokens[range.lowerBound].kind == .word("get"), range.count > 3,
            tokens[range.lowerBound + 1].kind == .symbol("{"), tokens[range.upperBound - 1].kind == .symbol("}")
        {
            range = range.lowerBound + 2..<range.upperBound - 1
        }
        if tokens[range.lowerBound].kind == .word("return") { range = range.lowerBound + 1..<range.upperBound }
        return range.isEmpty ? nil : range
    }

    /// The tokens before `as` and a type.
    private static func withoutCast(_ range: Range<Int>, in tokens: [SwiftToken]) -> Range<Int> {
        guard let cast = range.first(where: { tokens[$0].kind == .word("as") }),
            range[..<cast].allSatisfy({ tokens[$0].kind != .symbol("(") })
        else { return range }
        return range.lowerBound..<cast
    }

    /// Splits a range of tokens at its plus signs, except those inside brackets.
    private static func terms(_ range: Range<Int>, in tokens: [SwiftToken]) -> [Range<Int>] {
        var terms: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for index in range {
            switch tokens[index].kind {
            case .symbol("("), .symbol("["), .symbol("{"): depth += 1
            case .symbol(")"), .symbol("]"), .symbol("}"): depth -= 1
            case .symbol("+") where depth == 0:
                terms.append(start..<index)
                start = index + 1
            default: break
            }
        }
        return terms + [start..<range.upperBound]
    }

    private static func parts(of range: Range<Int>, in tokens: [SwiftToken]) -> [Part]? {
        guard let first = range.first, let last = range.last else { return nil }
        if tokens[first].kind == .symbol("["), tokens[last].kind == .symbol("]") {
            let inner = first + 1..<last
            // Two arrays in a row are no array.
            guard isBalanced(inner, in: tokens) else { return nil }
            return ArgumentList.parts(of: inner, in: tokens).map(Part.element)
        }
        guard case .named(let path, let arguments)? = TypeParsing.type(of: range, in: tokens), arguments.isEmpty else {
            return nil
        }
        return [.property(path)]
    }

    private static func isBalanced(_ range: Range<Int>, in tokens: [SwiftToken]) -> Bool {
        var depth = 0
        for index in range {
            if tokens[index].kind == .symbol("[") { depth += 1 }
            if tokens[index].kind == .symbol("]") { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Returns the parts of the type name in an element such as `SchemaV1.Item.self`; nil for any other expression.
    static func type(of element: Range<Int>, in tokens: [SwiftToken]) -> [String]? {
        guard case .named(let path, let arguments)? = TypeParsing.type(of: element, in: tokens), arguments.isEmpty,
            path.last == "self", path.count > 1
        else { return nil }
        return Array(path.dropLast())
    }
}
