/// Blanks comments and string literals in Swift source, so that a search finds only code.
///
/// Every byte keeps its position. Line feeds and code in interpolations stay.
struct SourceMask {
    private let bytes: [UInt8]
    private var index = 0
    private var output: [UInt8]

    static func code(of text: String) -> String {
        var mask = SourceMask(Array(text.utf8))
        while mask.index < mask.bytes.count { mask.skipCode() }
        return String(decoding: mask.output, as: UTF8.self)
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        output = bytes
    }

    /// Skips code up to the parenthesis that closes the enclosing one, or to the end of the file.
    ///
    /// The sources have millions of bytes, most of which begin nothing: they are skipped without comparing strings.
    private mutating func skipCode() {
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/"): skipSlash()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): skipQuote()
            case UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: ")"):
                depth -= 1
                index += 1
                if depth < 0 { return }
            default: index += 1
            }
        }
    }

    private mutating func skipSlash() {
        if stands("//") {
            let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            blank(end - index)
        } else if stands("/*") {
            blankComment()
        } else {
            index += 1
        }
    }

    private mutating func skipQuote() {
        if let pounds = poundsOfString() { blankString(pounds) } else { index += 1 }
    }

    private mutating func blankComment() {
        blank(2)
        while index < bytes.count, !stands("*/") {
            if stands("/*") { blankComment() } else { blank(1) }
        }
        blank(2)
    }

    /// The number of `#` before the quote of a string literal that begins here; nil if none begins.
    private func poundsOfString() -> Int? {
        let pounds = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        return index + pounds < bytes.count && bytes[index + pounds] == UInt8(ascii: "\"") ? pounds : nil
    }

    private mutating func blankString(_ pounds: Int) {
        blank(pounds)
        let quotes = stands("\"\"\"") ? "\"\"\"" : "\""
        let fence = String(repeating: "#", count: pounds)
        blank(quotes.utf8.count)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\"") where stands(quotes + fence):
                blank(quotes.utf8.count + pounds)
                return
            case UInt8(ascii: "\n") where quotes.utf8.count == 1: return
            case UInt8(ascii: "\\") where stands("\\" + fence + "("):
                blank(2 + pounds)
                skipCode()
            case UInt8(ascii: "\\") where stands("\\" + fence): blank(2 + pounds)
            default: blank(1)
            }
        }
    }

    private func stands(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func blank(_ count: Int) {
        for place in index..<min(index + count, bytes.count) where bytes[place] != UInt8(ascii: "\n") {
            output[place] = UInt8(ascii: " ")
        }
        index = min(index + count, bytes.count)
    }
}
