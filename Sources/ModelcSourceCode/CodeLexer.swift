import ModelcBase

/// Splits source code into tokens. It never fails. A string literal without an end is assumed to end with its line or
/// with the file.
package struct CodeLexer {
    private let bytes: ArraySlice<UInt8>
    private let language: CodeLanguage
    /// The offset of the byte after the last token.
    package private(set) var position: Int
    /// The offset of the last token.
    package private(set) var start: Int
    /// The offset of the first literal or comment without an end; nil if there is none. The tokens after it may differ
    /// from those of a compiler.
    package private(set) var unfinished: Int?
    /// Whether the last token can end an expression, so that a slash after it divides.
    private var endsOperand = false
    /// The maximum nesting depth of string literals in interpolations. It limits the recursion.
    private static let deepest = 32

    package init(_ bytes: [UInt8], _ language: CodeLanguage) {
        self.bytes = bytes[...]
        self.language = language
        position = bytes.startIndex
        start = bytes.startIndex
    }

    /// Returns the tokens of a file. The running time is linear.
    package static func tokens(of bytes: [UInt8], _ language: CodeLanguage) -> [CodeToken] {
        var lexer = CodeLexer(bytes, language)
        var tokens: [CodeToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    /// Returns the line number of a token, counted from 1. If there are fewer tokens, returns the number of the last
    /// line.
    package static func line(ofToken index: Int, in bytes: [UInt8], _ language: CodeLanguage) -> Int {
        var lexer = CodeLexer(bytes, language)
        var count = 0
        while count <= index, lexer.next() != nil { count += 1 }
        return 1 + bytes.places(of: UInt8(ascii: "\n"), in: 0..<lexer.position).count
    }

    /// Returns the next token; nil at the end of the file.
    package mutating func next() -> CodeToken? {
        guard let token = scan() else { return nil }
        endsOperand = CodeLexer.endsOperand(token)
        return token
    }

    private mutating func scan() -> CodeToken? {
        while let byte = at(0) {
            start = position
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): position += 1
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "#") where language == .objectiveC: skipDirective()
            case UInt8(ascii: "'") where language == .objectiveC: skipText(quote: byte)
            case UInt8(ascii: "\""),
                UInt8(ascii: "#") where hashes(before: UInt8(ascii: "\"")) != nil:
                return .text(text(0))
            case UInt8(ascii: "/") where isPattern, UInt8(ascii: "#") where hashes(before: UInt8(ascii: "/")) != nil:
                skipPattern()
                return .symbol("/")
            case UInt8(ascii: "`"): return escaped()
            case let byte where CodeLexer.isOfName(byte): return .word(name())
            default:
                position += 1
                return .symbol(Character(UnicodeScalar(byte)))
            }
        }
        return nil
    }

    private func at(_ offset: Int) -> UInt8? {
        position + offset < bytes.endIndex ? bytes[position + offset] : nil
    }

    /// Whether a byte can be part of a name: ASCII letters and digits, the underscore, and all bytes outside ASCII.
    package static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func name() -> String {
        let start = position
        while let byte = at(0), CodeLexer.isOfName(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func escaped() -> CodeToken {
        position += 1
        let name = name()
        if at(0) == UInt8(ascii: "`") { position += 1 }
        return .escaped(name)
    }
}

extension CodeLexer {
    private mutating func skipLine() {
        while let byte = at(0), byte != UInt8(ascii: "\n") { position += 1 }
    }

    /// Skips a comment. Comments can be nested in Swift, but not in Objective-C.
    private mutating func skipComment() {
        var depth = 0
        while let byte = at(0) {
            if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*"), depth == 0 || language == .swift {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
        unfinished = unfinished ?? start
    }

    /// Skips a preprocessor directive, including lines that are continued by a backslash.
    private mutating func skipDirective() {
        while let byte = at(0), byte != UInt8(ascii: "\n") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position, bytes.endIndex)
    }

    /// Skips a literal that must end on the same line.
    private mutating func skipText(quote: UInt8) {
        position += 1
        while let byte = at(0), byte != UInt8(ascii: "\n") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote { break }
        }
        position = min(position, bytes.endIndex)
    }
}

extension CodeLexer {
    /// Returns the number of `#` characters before a character; nil if another character follows them.
    private func hashes(before character: UInt8) -> Int? {
        var count = 0
        while count < 256, at(count) == UInt8(ascii: "#") { count += 1 }
        return at(count) == character && (count == 0 || language == .swift) ? count : nil
    }

    /// Reads a string literal and returns its content, including interpolations.
    private mutating func text(_ depth: Int) -> String {
        let quote = UInt8(ascii: "\"")
        let hashes = hashes(before: quote) ?? 0
        position += hashes
        let isLong = language == .swift && at(1) == quote && at(2) == quote
        let quotes = isLong ? 3 : 1
        position += quotes
        let start = position
        while let byte = at(0) {
            if byte == quote, isEnd(quotes, hashes) {
                defer { position += quotes + hashes }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            }
            if byte == UInt8(ascii: "\n"), !isLong { break }
            guard byte == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            skipEscape(hashes, depth)
        }
        position = min(position, bytes.endIndex)
        unfinished = unfinished ?? self.start
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isEnd(_ quotes: Int, _ hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { at($0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { at(quotes + $0) == UInt8(ascii: "#") }
    }

    /// Skips an escape sequence such as `\n` or `\(…)`. In a literal with `#` delimiters, only sequences with the same
    /// number of `#` are escapes.
    private mutating func skipEscape(_ hashes: Int, _ depth: Int) {
        position += 1
        guard (0..<hashes).allSatisfy({ at($0) == UInt8(ascii: "#") }) else { return }
        position += hashes
        guard language == .swift, at(0) == UInt8(ascii: "("), depth < CodeLexer.deepest else {
            // A backslash at the end of a line does not escape the end of the line.
            if let byte = at(0), byte != UInt8(ascii: "\n") { position += 1 }
            return
        }
        var open = 0
        while let byte = at(0) {
            if byte == UInt8(ascii: "\"")
                || (byte == UInt8(ascii: "#") && self.hashes(before: UInt8(ascii: "\"")) != nil)
            {
                _ = text(depth + 1)
                continue
            }
            position += 1
            if byte == UInt8(ascii: "(") { open += 1 }
            if byte == UInt8(ascii: ")") { open -= 1 }
            if open == 0 { return }
        }
    }
}

extension CodeLexer {
    /// Whether a slash after the token divides, and does not begin a regular expression.
    private static func endsOperand(_ token: CodeToken) -> Bool {
        switch token {
        case .word(let word): !wordsBeforeOperands.contains(word)
        case .escaped, .text: true
        case .symbol(let symbol): ")]}?!/>".contains(symbol)
        }
    }

    private static let wordsBeforeOperands: Set = [
        "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
    ]

    /// Whether the slash at the current position begins a regular expression: it is in the position of an operand, no
    /// space follows, and the literal ends on the same line.
    private var isPattern: Bool {
        guard language == .swift, !endsOperand, let first = at(1), first > 0x20, first != UInt8(ascii: "=") else {
            return false
        }
        return endOfPattern != nil
    }

    /// The number of bytes from the slash at the current position to the end of the regular expression. Nil if the
    /// regular expression does not end on the same line.
    private var endOfPattern: Int? {
        var offset = 1
        while let byte = at(offset), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "/") { return offset + 1 }
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Skips a regular expression with or without `#` delimiters. With `#`, it may extend over several lines.
    private mutating func skipPattern() {
        let hashes = hashes(before: UInt8(ascii: "/")) ?? 0
        guard hashes > 0 else {
            position += endOfPattern ?? 1
            return
        }
        position += hashes + 1
        while let byte = at(0) {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            let isEnd = byte == UInt8(ascii: "/") && (0..<hashes).allSatisfy { at($0) == UInt8(ascii: "#") }
            guard isEnd else { continue }
            position += hashes
            return
        }
        position = min(position, bytes.endIndex)
        unfinished = unfinished ?? start
    }
}
