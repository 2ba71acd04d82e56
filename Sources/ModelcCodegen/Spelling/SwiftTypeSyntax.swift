import ModelcSourceCode

/// Parses Swift types that models contain: names with modules and generic arguments, arrays, dictionaries, optionals.
/// It only checks that a text is a type, so that a model cannot insert other code.
struct SwiftTypeSyntax {
    private var rest: Substring.UnicodeScalarView
    /// The maximum nesting depth of types, so that no text can overflow the stack.
    private static let depthLimit = 32

    /// Whether the whole text is a type.
    static func isType(_ text: String) -> Bool {
        var syntax = SwiftTypeSyntax(rest: Substring(text).unicodeScalars)
        return syntax.readType(depth: 0) && syntax.rest.isEmpty
    }

    /// Whether a type in square brackets is a dictionary: there is a colon directly in the outermost brackets.
    static func isDictionary(_ spelling: String) -> Bool {
        var depth = 0
        for character in spelling {
            if character == ":", depth == 1 { return true }
            if "[<".contains(character) { depth += 1 }
            if "]>".contains(character) { depth -= 1 }
        }
        return false
    }

    private mutating func readType(depth: Int) -> Bool {
        guard depth < SwiftTypeSyntax.depthLimit else { return false }
        skipSpaces()
        guard take("[") ? readBrackets(depth: depth) : readName(depth: depth) else { return false }
        while take("?") {}
        skipSpaces()
        return true
    }

    /// Reads an array or a dictionary type after the opening bracket: `T]` or `K: V]`. Returns false if the text is not
    /// such a type.
    private mutating func readBrackets(depth: Int) -> Bool {
        guard readType(depth: depth + 1) else { return false }
        if take(":"), !readType(depth: depth + 1) { return false }
        return take("]")
    }

    /// Reads a type name: `A.B<C, D>`. Returns false if the text is not a type name.
    private mutating func readName(depth: Int) -> Bool {
        repeat {
            guard readIdentifier() else { return false }
        } while take(".")
        guard take("<") else { return true }
        repeat {
            guard readType(depth: depth + 1) else { return false }
        } while take(",")
        return take(">")
    }

    private mutating func readIdentifier() -> Bool {
        let end = rest.firstIndex { " .<>[]:,?".unicodeScalars.contains($0) } ?? rest.endIndex
        let name = String(rest[..<end])
        guard SwiftIdentifier.isValid(name) else { return false }
        guard name == "Any" || SwiftIdentifier.escaped(name) == name else { return false }
        rest = rest[end...]
        return true
    }

    private mutating func skipSpaces() {
        while take(" ") {}
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }
}
