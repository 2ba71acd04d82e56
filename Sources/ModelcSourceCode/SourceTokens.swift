/// The tokens of Swift or Objective-C source code, for comparisons that ignore formatting. Spaces, comments, most line
/// breaks, and commas at the ends of lists are left out.
///
/// Line breaks between statements and around preprocessor lines are tokens, because the code would differ without them.
/// Tokens are equal if their bytes are equal. Larger changes by a formatter, such as another order of imports, make a
/// difference.
package struct SourceTokens: Hashable, Sendable {
    /// All tokens, each followed by a zero byte.
    private let bytes: [UInt8]

    /// - Parameter isSwift: whether the text is Swift, where line breaks end statements.
    package init(_ text: String, isSwift: Bool = true) {
        var scanner = TokenScanner(text, isSwift: isSwift)
        bytes = scanner.tokens()
    }
}

/// Splits source code into tokens. It recognizes literals, comments and words; every other byte is a separate token.
private struct TokenScanner {
    private let source: [UInt8]
    private var index = 0
    private var result: [UInt8] = []
    /// The start of the last token if it is a comma; otherwise nil.
    private var comma: Int?
    private let isSwift: Bool
    /// Whether there was a line break since the last token.
    private var isNewLine = false
    /// The opening brackets that are not closed yet.
    private var brackets: [UInt8] = []
    private var last: LastToken?
    private var lastButOne: UInt8?
    /// Whether the last token ends an attribute such as `@objc(Book)`.
    private var isAttribute = false
    /// The number of open brackets in the arguments of the current attribute.
    private var attributeDepth: Int?
    /// Whether the last token is in a preprocessor line.
    private var isDirective = false

    private struct LastToken {
        let first: UInt8
        let last: UInt8
        /// The token's text if it has two characters, such as `if`; otherwise empty.
        let word: String
    }

    init(_ text: String, isSwift: Bool) {
        self.isSwift = isSwift
        source = Array(text.utf8)
        result.reserveCapacity(source.count)
    }

    mutating func tokens() -> [UInt8] {
        while index < source.count {
            let byte = source[index]
            if byte <= 0x20 {
                if byte == UInt8(ascii: "\n") { isNewLine = true }
                index += 1
            } else if starts(with: "//") {
                while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
            } else if starts(with: "/*") {
                skipBlockComment()
            } else {
                add(from: index, to: endOfToken())
            }
        }
        return result
    }

    private func starts(with text: StaticString, at position: Int? = nil) -> Bool {
        let start = position ?? index
        guard start + text.utf8CodeUnitCount <= source.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { source[start + $0] == text.utf8Start[$0] }
    }

    /// Skips a block comment. In Swift, block comments can be nested.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") { depth += 1 }
            if starts(with: "*/") { depth -= 1 }
            index += starts(with: "/*") || starts(with: "*/") ? 2 : 1
        } while depth > 0 && index < source.count
    }

    private mutating func add(from start: Int, to end: Int) {
        let end = min(end, source.count)
        let first = source[start]
        if isNewLine, endsLine(before: source[start..<end]) { result += [UInt8(ascii: "\n"), 0] }
        follow(source[start..<end])
        if let comma, [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(first) {
            result.removeSubrange(comma...)
        }
        comma = first == UInt8(ascii: ",") ? result.count : nil
        result += source[start..<end]
        result.append(0)
        index = end
    }

    /// Whether the line break before the token is significant. A line break can end a statement in Swift, or a
    /// preprocessor line in Objective-C.
    private func endsLine(before token: ArraySlice<UInt8>) -> Bool {
        guard let last, let first = token.first else { return false }
        if !isSwift { return isDirective || first == UInt8(ascii: "#") }
        // Line breaks inside parentheses and square brackets are not significant.
        if brackets.last == UInt8(ascii: "(") || brackets.last == UInt8(ascii: "[") || isAttribute { return false }
        let isStart = TokenScanner.isPartOfWord(first) || "@#\"([".utf8.contains(first)
        let isEnd = TokenScanner.isPartOfWord(last.first) || "\")]}>?!#".utf8.contains(last.last)
        let isArrow = last.first == UInt8(ascii: ">") && lastButOne == UInt8(ascii: "-")
        return isStart && isEnd && !isArrow && !TokenScanner.continuing.contains(String(decoding: token, as: UTF8.self))
            && last.word != "in"
    }

    /// Words at the start of a line that continue the statement of the previous line.
    private static let continuing: Set<String> = ["as", "async", "catch", "else", "is", "rethrows", "throws", "where"]

    /// Updates the state after a token. The state determines whether the next line break is significant.
    private mutating func follow(_ token: ArraySlice<UInt8>) {
        guard let first = token.first, let end = token.last else { return }
        let isBroken = isNewLine
        isNewLine = false
        if !isSwift { isDirective = first == UInt8(ascii: "#") || (isDirective && !isBroken) }
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets.append(first)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
        default: break
        }
        isAttribute = isAttributePart(first)
        lastButOne = last?.first
        last = LastToken(first: first, last: end, word: token.count == 2 ? String(decoding: token, as: UTF8.self) : "")
    }

    /// Whether the token is the name of an attribute or ends its arguments. A declaration follows, possibly on a later
    /// line.
    private mutating func isAttributePart(_ first: UInt8) -> Bool {
        if last?.first == UInt8(ascii: "@"), TokenScanner.isPartOfWord(first) { return true }
        if isAttribute, first == UInt8(ascii: "(") { attributeDepth = brackets.count }
        guard let depth = attributeDepth, first == UInt8(ascii: ")"), brackets.count == depth - 1 else { return false }
        attributeDepth = nil
        return true
    }

    private func endOfToken() -> Int {
        var hashes = 0
        while index + hashes < source.count, source[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
        if index + hashes < source.count, source[index + hashes] == UInt8(ascii: "\"") {
            return endOfText(from: index + hashes, hashes: hashes)
        }
        var end = index
        while end < source.count, TokenScanner.isPartOfWord(source[end]) { end += 1 }
        return max(end, index + 1)
    }

    /// Returns the end of a string that starts at a quotation mark. Handles backslashes and, in Swift, multi-line
    /// strings and raw strings with number signs.
    private func endOfText(from quote: Int, hashes: Int) -> Int {
        let marks = starts(with: "\"\"\"", at: quote) ? 3 : 1
        var end = quote + marks
        while end < source.count {
            if source[end] == UInt8(ascii: "\\"), hashes == 0 {
                end += 2
            } else if isEnd(end, marks: marks, hashes: hashes) {
                return end + marks + hashes
            } else {
                end += 1
            }
        }
        return source.count
    }

    private func isEnd(_ position: Int, marks: Int, hashes: Int) -> Bool {
        guard position + marks + hashes <= source.count else { return false }
        return source[position..<position + marks].allSatisfy { $0 == UInt8(ascii: "\"") }
            && source[position + marks..<position + marks + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
