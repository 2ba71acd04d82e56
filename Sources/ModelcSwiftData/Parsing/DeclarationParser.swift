import ModelcSourceCode

/// Finds the declarations in a Swift file that a model may depend on: types with their properties, type aliases and
/// macros. The bodies of functions are skipped.
///
/// It never fails. If brackets do not match, `isCertain` is false.
struct DeclarationParser {
    /// The maximum nesting of types. Types that are nested deeper are skipped.
    private static let deepest = 32

    let file: SwiftFile
    var cursor: TokenCursor
    var conditions = ConditionStack()
    /// The attributes before the next declaration.
    var attributes: [SwiftAttribute] = []
    /// The modifiers before the next declaration.
    var modifiers: Set<String> = []
    /// The index of the first attribute or modifier before the next declaration; nil if there is none.
    var firstToken: Int?

    init(_ file: SwiftFile) {
        self.file = file
        cursor = TokenCursor(file.tokens)
    }

    /// Returns the declarations of a file. `top` is a type without a name that contains the declarations at the top
    /// level. `isCertain` is false if brackets do not match or a literal has no end.
    static func declarations(in file: SwiftFile) -> (top: TypeDeclaration, isCertain: Bool) {
        var parser = DeclarationParser(file)
        var top = TypeDeclaration(kind: .extension, path: [], token: 0, file: file.index, attributes: [])
        while !parser.cursor.isAtEnd {
            parser.readMembers(of: &top, 0)
            // A closing brace too many ends the members.
            if !parser.cursor.isAtEnd { parser.cursor.markUnbalanced() }
            parser.cursor.advance()
        }
        let isCertain = !parser.cursor.isUnbalanced && parser.conditions.isBalanced && file.unfinished == nil
        return (top, isCertain)
    }

    /// Reads members up to the closing brace of their type, or to the end of the file.
    mutating func readMembers(of type: inout TypeDeclaration, _ depth: Int) {
        while let token = cursor.current, token != .symbol("}") {
            switch token {
            case .symbol("#"): readNumberSign(of: &type)
            case .symbol("@"): readAttribute()
            case .symbol("("), .symbol("["), .symbol("{"):
                noteStrayToken(in: &type)
                skipUnknown()
            case .word(let word): read(word, of: &type, depth)
            case .symbol(")"), .symbol("]"):
                cursor.markUnbalanced()
                cursor.advance()
            case .symbol(";"):
                cursor.advance()
                forgetPrefix()
            case .symbol, .escaped, .text: skipStrayToken(in: &type)
            }
        }
        forgetPrefix()
    }

    private mutating func skipStrayToken(in type: inout TypeDeclaration) {
        noteStrayToken(in: &type)
        cursor.advance()
        forgetPrefix()
    }

    /// Notes that the token at the cursor belongs to no declaration. The top level may have statements; after attributes
    /// a declaration must follow even there.
    private mutating func noteStrayToken(in type: inout TypeDeclaration) {
        guard !conditions.isLeft else { return }
        type.strayToken = type.strayToken ?? cursor.index
        if !attributes.isEmpty { cursor.markUnbalanced() }
    }

    private mutating func read(_ word: String, of type: inout TypeDeclaration, _ depth: Int) {
        if let kind = kind(of: word) {
            readType(kind, into: &type, depth)
        } else if word == "var" || word == "let" {
            readProperties(of: &type)
        } else if word == "typealias" {
            readAlias(of: &type)
        } else if word == "case", type.kind == .enum {
            readCase(of: &type)
        } else if word == "import" {
            skipLine()
        } else if DeclarationParser.functions.contains(word) || word == "macro" && cursor.peek(1)?.name != nil {
            type.hasFunctions = true
            skipFunction()
        } else if DeclarationParser.modifierWords.contains(word) {
            readModifier(word)
        } else if word == "associatedtype", type.kind == .protocol {
            readAssociatedType(of: &type)
        } else {
            skipStrayToken(in: &type)
        }
    }

    /// Returns the kind of type that begins with a word; nil for any other word, and for `class` as a modifier.
    private func kind(of word: String) -> TypeDeclaration.Kind? {
        guard let kind = TypeDeclaration.Kind(rawValue: word), let next = cursor.peek(1), next.name != nil else {
            return nil
        }
        if kind == .class, case .word(let word) = next, DeclarationParser.afterClassModifier.contains(word) {
            return nil
        }
        return kind
    }

    private mutating func readModifier(_ word: String) {
        firstToken = firstToken ?? cursor.index
        cursor.advance()
        var name = word
        if cursor.current == .symbol("("), !cursor.startsLine {
            name += "(" + file.text(of: cursor.skipBrackets()) + ")"
        }
        modifiers.insert(name)
    }

    mutating func forgetPrefix() {
        attributes = []
        modifiers = []
        firstToken = nil
    }

    private mutating func skipLine() {
        forgetPrefix()
        repeat { cursor.advance() } while !cursor.startsLine
    }

    private mutating func skipUnknown() {
        _ = cursor.skipBrackets()
        forgetPrefix()
    }

    /// Reads a type with its members. The members of protocols and of types that are nested too deeply are skipped.
    private mutating func readType(_ kind: TypeDeclaration.Kind, into outer: inout TypeDeclaration, _ depth: Int) {
        let start = firstToken ?? cursor.index
        var type = TypeDeclaration(
            kind: kind, path: [], token: cursor.index + 1, file: file.index, attributes: attributes)
        type.condition = conditions.condition
        forgetPrefix()
        cursor.advance()
        readHeader(of: &type)
        guard cursor.current == .symbol("{") else { return }
        if depth >= DeclarationParser.deepest {
            _ = cursor.skipBrackets()
        } else {
            cursor.advance()
            readMembers(of: &type, depth + 1)
            if !cursor.take("}") { cursor.markUnbalanced() }
        }
        type.extent = start..<cursor.index
        if !conditions.isLeft { outer.types.append(type) }
    }

    /// Reads the name, the generic parameters, and the superclass and protocols of a type.
    private mutating func readHeader(of type: inout TypeDeclaration) {
        type.path = qualifiedName()
        if cursor.current == .symbol("<") { type.genericParameters = genericParameters() }
        if cursor.take(":") {
            repeat { type.inherited.append(inheritedType()) } while cursor.take(",") || cursor.take("&")
        }
        while let token = cursor.current, token != .symbol("{"), token != .symbol("}") {
            if token == .symbol("(") || token == .symbol("[") { _ = cursor.skipBrackets() } else { cursor.advance() }
        }
    }

    private mutating func qualifiedName() -> [String] {
        var path: [String] = []
        while let name = cursor.takeName() {
            path.append(name)
            guard cursor.current == .symbol("."), cursor.peek(1)?.name != nil else { break }
            cursor.advance()
        }
        return path
    }

    private mutating func genericParameters() -> Set<String> {
        let range = cursor.skipAngles()
        return Set(ArgumentList.parts(of: range, in: file.tokens).compactMap { file.tokens[$0.lowerBound].kind.name })
    }

    /// Reads one type of an inheritance clause, such as `Item` or `@unchecked Sendable`.
    private mutating func inheritedType() -> WrittenType {
        if cursor.take("@") { _ = cursor.takeName() }
        if cursor.current == .symbol("~") { cursor.advance() }
        if cursor.current == .word("nonisolated") { cursor.advance() }
        let start = cursor.index
        let path = qualifiedName()
        guard !path.isEmpty else { return .other(file.text(of: start..<cursor.index)) }
        if cursor.current == .symbol("<") { _ = cursor.skipAngles() }
        return .named(path, [])
    }

    private mutating func readAlias(of type: inout TypeDeclaration) {
        let isOfFile = type.path.isEmpty && !modifiers.isDisjoint(with: ["fileprivate", "private"])
        cursor.advance()
        forgetPrefix()
        guard let name = cursor.takeName() else { return }
        let isGeneric = cursor.current == .symbol("<")
        if isGeneric { _ = cursor.skipAngles() }
        guard cursor.take("=") else { return }
        let aliased = TypeParsing.type(at: &cursor, in: file)
        guard !conditions.isLeft else { return }
        var alias = TypeAliasDeclaration(
            name: name, type: aliased, isGeneric: isGeneric, condition: conditions.condition)
        alias.isOfFile = isOfFile
        type.aliases.append(alias)
    }

    /// Reads an associated type: inside the types that conform to the protocol, its name has a meaning of its own.
    private mutating func readAssociatedType(of type: inout TypeDeclaration) {
        cursor.advance()
        forgetPrefix()
        guard let name = cursor.takeName() else { return }
        let start = cursor.index
        while !cursor.isAtEnd, !cursor.startsLine, cursor.current != .symbol("}"), cursor.current != .symbol(";") {
            cursor.advance()
        }
        type.aliases.append(
            TypeAliasDeclaration(
                name: name, type: .other(file.text(of: start..<cursor.index)), isGeneric: true,
                condition: conditions.condition))
    }

    /// Reads a `case` of an enumeration with all its elements.
    private mutating func readCase(of type: inout TypeDeclaration) {
        cursor.advance()
        forgetPrefix()
        if let name = cursor.current?.name { type.cases.insert(name) }
        while let token = cursor.current, token != .symbol("}") {
            if token == .symbol("(") {
                let isElement = cursor.index > 0 && file.tokens[cursor.index - 1].kind.name != nil
                if isElement { type.hasAssociatedValues = true }
                _ = cursor.skipBrackets()
            } else if token == .symbol("[") || token == .symbol("{") {
                _ = cursor.skipBrackets()
            } else {
                if cursor.take(","), let name = cursor.current?.name {
                    type.cases.insert(name)
                } else {
                    cursor.advance()
                }
            }
            let isContinued = file.tokens[cursor.index - 1].kind == .symbol(",") || cursor.current == .symbol(",")
            if cursor.startsLine && !isContinued || cursor.current == .symbol(";") { break }
        }
    }

    /// Moves past a function with its body. A requirement of a protocol has none.
    private mutating func skipFunction() {
        forgetPrefix()
        cursor.advance()
        while let token = cursor.current, token != .symbol("}") {
            if token == .symbol("{") {
                _ = cursor.skipBrackets()
                return
            }
            if token == .symbol("(") || token == .symbol("[") { _ = cursor.skipBrackets() } else { cursor.advance() }
            if cursor.startsLine, startsDeclaration { return }
        }
    }

    /// Whether a declaration begins at the cursor, and not the rest of the head of a function.
    private var startsDeclaration: Bool {
        switch cursor.current {
        case .symbol("@"), .symbol("#"): true
        case .word(let word):
            DeclarationParser.declarations.contains(word) || DeclarationParser.functions.contains(word)
                || DeclarationParser.modifierWords.contains(word)
        case .symbol, .escaped, .text, nil: false
        }
    }

    private static let declarations: Set = [
        "associatedtype", "case", "enum", "extension", "let", "struct", "typealias", "var",
    ]

    private static let functions: Set = ["func", "init", "deinit", "subscript"]

    /// The words before which `class` is a modifier.
    private static let afterClassModifier: Set = [
        "var", "let", "func", "subscript", "final", "override", "public", "private", "internal", "open", "package",
        "fileprivate",
    ]

    private static let modifierWords: Set = [
        "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
        "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
        "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]
}
