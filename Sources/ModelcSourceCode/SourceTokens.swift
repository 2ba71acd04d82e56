/// The tokens of source code in Swift or Objective-C, for comparisons that ignore formatting: without spaces, line
/// breaks, comments, and commas at the ends of lists.
///
/// Line breaks between statements and around preprocessor lines are tokens, because the code would differ without them.
/// Equal tokens are equal bytes. Larger changes by a formatter, such as the order of imports, make a difference.
package struct SourceTokens: Hashable, Sendable {
    /// The tokens one after the other, each followed by a zero byte.
    private let bytes: [UInt8]

    /// - Parameter isSwift: whether the text is Swift, in which line breaks end statements.
    package init(_ text: String, isSwift: Bool = true) {
        var scanner = TokenScanner(text, isSwift: isSwift)
        bytes = scanner.tokens()
    }
}

/// Splits source code into tokens. It recognizes literals, comments and words; any other byte is a token.
private struct TokenScanner {
    private let source: [UInt8]
    private var index = 0
    private var result: [UInt8] = []
    /// The start of the last token, if that is a comma.
    private var comma: Int?
    private let isSwift: Bool
    /// Whether there was a line break since the last token.
    private var isNewLine = false
    /// The brackets around the next token, by their opening ones.
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
        /// The token, if it has two letters.
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

    /// Block comments can be nested in Swift.
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

    /// Whether the line break before a token is significant: in Swift it ends a statement, in Objective-C a
    /// preprocessor line.
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

    /// Words that continue the previous line.
    private static let continuing: Set<String> = ["as", "async", "catch", "else", "is", "rethrows", "throws", "where"]

    /// Updates the state that determines whether the line break after the token is significant.
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

    /// Whether the token is the name of an attribute, or the end of its arguments: a declaration follows, on any line.
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

    /// The end of a string that starts at a quotation mark, with its backslashes and, in Swift, its lines and number
    /// signs.
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
