import ModelcSourceCode

/// Reads types such as `[SchemaV1.Item]?` from tokens.
enum TypeParsing {
    /// The maximum nesting of types. It limits the recursion.
    private static let deepest = 32

    /// Reads the type at the cursor. It ends before `=`, `{`, `,`, a closing bracket, or a new line.
    static func type(at cursor: inout TokenCursor, in file: SwiftFile) -> WrittenType {
        let start = cursor.index
        var attempt = cursor
        if let type = simple(&attempt, 0), isEnd(attempt) {
            cursor = attempt
            return type
        }
        skipRest(&cursor)
        return .other(file.text(of: start..<max(start, cursor.index)))
    }

    /// Returns the type that consists of exactly the tokens in the range; nil if they are not a type that modelc can
    /// read.
    static func type(of range: Range<Int>, in tokens: [SwiftToken]) -> WrittenType? {
        guard range.upperBound <= tokens.count else { return nil }
        var cursor = TokenCursor(Array(tokens[range]))
        guard let type = simple(&cursor, 0), cursor.isAtEnd else { return nil }
        return type
    }

    private static func simple(_ cursor: inout TokenCursor, _ depth: Int) -> WrittenType? {
        guard depth < deepest, var type = base(&cursor, depth) else { return nil }
        while !cursor.startsLine {
            if cursor.take("?") {
                type = .optional(type, isImplicitlyUnwrapped: false)
            } else if cursor.take("!") {
                type = .optional(type, isImplicitlyUnwrapped: true)
            } else {
                break
            }
        }
        return type
    }

    private static func base(_ cursor: inout TokenCursor, _ depth: Int) -> WrittenType? {
        if cursor.take("[") { return collection(&cursor, depth) }
        if cursor.take("(") {
            // A type in parentheses. A tuple is no such type.
            guard let type = simple(&cursor, depth + 1), cursor.take(")") else { return nil }
            return type
        }
        guard let name = cursor.current?.name, !["any", "some", "inout", "borrowing", "consuming"].contains(name) else {
            return nil
        }
        cursor.advance()
        var path = [name]
        while cursor.current == .symbol("."), let next = cursor.peek(1)?.name {
            path.append(next)
            cursor.advance(2)
        }
        guard cursor.current == .symbol("<") else { return .named(path, []) }
        guard let arguments = genericArguments(&cursor, depth), cursor.current != .symbol(".") else { return nil }
        return .named(path, arguments)
    }

    private static func collection(_ cursor: inout TokenCursor, _ depth: Int) -> WrittenType? {
        guard let first = simple(&cursor, depth + 1) else { return nil }
        if cursor.take("]") { return .array(first) }
        guard cursor.take(":"), let value = simple(&cursor, depth + 1), cursor.take("]") else { return nil }
        return .dictionary(first, value)
    }

    private static func genericArguments(_ cursor: inout TokenCursor, _ depth: Int) -> [WrittenType]? {
        cursor.advance()
        var arguments: [WrittenType] = []
        repeat {
            guard let argument = simple(&cursor, depth + 1) else { return nil }
            arguments.append(argument)
        } while cursor.take(",")
        return cursor.take(">") ? arguments : nil
    }

    /// Whether the type ends at the cursor.
    private static func isEnd(_ cursor: TokenCursor) -> Bool {
        switch cursor.current {
        case nil: true
        case .symbol(let symbol)?: "=,;{})]".contains(symbol) || cursor.startsLine && !"&-.".contains(symbol)
        case .word?, .escaped?, .text?: cursor.startsLine
        }
    }

    /// Moves to the end of a type that modelc cannot read.
    private static func skipRest(_ cursor: inout TokenCursor) {
        while let token = cursor.current, !isEnd(cursor) {
            if token == .symbol("(") || token == .symbol("[") {
                _ = cursor.skipBrackets()
            } else if token == .symbol("<") {
                _ = cursor.skipAngles()
            } else {
                cursor.advance()
            }
        }
    }
}
