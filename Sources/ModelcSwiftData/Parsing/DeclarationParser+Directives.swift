import ModelcSourceCode

extension DeclarationParser {
    /// Reads a directive such as `#if`, or a macro such as `#Unique<Item>([\.name])`.
    mutating func readNumberSign(of type: inout TypeDeclaration) {
        guard case .word(let word)? = cursor.peek(1) else {
            cursor.advance()
            return
        }
        switch word {
        case "if", "elseif", "else", "endif": readDirective(word)
        default: readMacro(word, of: &type)
        }
    }

    private mutating func readDirective(_ word: String) {
        cursor.advance(2)
        let start = cursor.index
        while !cursor.isAtEnd, !cursor.startsLine { cursor.advance() }
        let range = start..<cursor.index
        conditions.enter(word, file.text(of: range), file.tokens[range])
    }

    private mutating func readMacro(_ name: String, of type: inout TypeDeclaration) {
        let token = cursor.index
        cursor.advance(2)
        var path = [name]
        while cursor.take("."), let name = cursor.takeName() { path.append(name) }
        if cursor.current == .symbol("<") { _ = cursor.skipAngles() }
        var arguments: Range<Int>?
        if cursor.current == .symbol("(") { arguments = cursor.skipBrackets() }
        if cursor.current == .symbol("{") { _ = cursor.skipBrackets() }
        let availability = attributes.first { $0.name == "available" }.map { attribute in
            "@available(\(attribute.arguments.map(file.text) ?? ""))"
        }
        forgetPrefix()
        guard !conditions.isLeft else { return }
        type.macros.append(
            MacroExpansion(
                name: DeclarationParser.name(path), arguments: arguments, token: token,
                condition: conditions.condition ?? availability))
    }

    /// Reads an attribute such as `@Model` or `@SwiftData.Attribute(.unique)`.
    mutating func readAttribute() {
        let token = cursor.index
        firstToken = firstToken ?? token
        cursor.advance()
        guard let first = cursor.takeName() else { return }
        var path = [first]
        while cursor.current == .symbol("."), let next = cursor.peek(1)?.name {
            path.append(next)
            cursor.advance(2)
        }
        if cursor.current == .symbol("<") { _ = cursor.skipAngles() }
        var arguments: Range<Int>?
        if cursor.current == .symbol("("), !cursor.startsLine { arguments = cursor.skipBrackets() }
        guard !conditions.isLeft else { return }
        attributes.append(
            SwiftAttribute(
                name: DeclarationParser.name(path), arguments: arguments, token: token,
                condition: conditions.condition))
    }

    /// The name of a macro: without the module of SwiftData, but with any other.
    private static func name(_ path: [String]) -> String {
        (path.first == "SwiftData" ? path.dropFirst() : path[...]).joined(separator: ".")
    }
}
