/// The tokens of source code in Swift or Objective-C, for comparisons that do not mind formatting: without spaces, line breaks,
/// comments, and commas at the ends of lists.
///
/// Equal tokens are equal bytes. A formatter that changes more, such as the order of imports, makes a difference.
package struct SourceTokens: Hashable, Sendable {
    /// The tokens one after the other, with a zero byte behind each.
    private let bytes: [UInt8]

    package init(_ text: String) {
        var scanner = TokenScanner(text)
        bytes = scanner.tokens()
    }
}

/// Takes source code apart. It knows literals, comments and words; all else is a token of one byte.
private struct TokenScanner {
    private let source: [UInt8]
    private var index = 0
    private var result: [UInt8] = []
    /// Where the last token begins, if that is a comma.
    private var comma: Int?

    init(_ text: String) {
        source = Array(text.utf8)
        result.reserveCapacity(source.count)
    }

    mutating func tokens() -> [UInt8] {
        while index < source.count {
            let byte = source[index]
            if byte <= 0x20 {
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
        if let comma, [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(first) {
            result.removeSubrange(comma...)
        }
        comma = first == UInt8(ascii: ",") ? result.count : nil
        result += source[start..<end]
        result.append(0)
        index = end
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

    /// The end of a text whose quotation mark is there, with its backslashes and, in Swift, its lines and number signs.
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
