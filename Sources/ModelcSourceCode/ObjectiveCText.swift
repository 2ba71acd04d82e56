import ModelcBase

/// Writes texts from the user's model into Objective-C source.
package enum ObjectiveCText {
    /// Returns a text as an `NSString` literal.
    package static func literal(_ text: String) -> String {
        if text.utf8.allSatisfy({ SwiftText.isOrdinary($0) && $0 != UInt8(ascii: "?") }) { return "@\"" + text + "\"" }
        var result = "@\""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            // Two question marks in a row could begin a trigraph.
            let isTrigraph = scalar == "?" && previous == "?"
            result +=
                isTrigraph ? "\\?" : scalar.shortEscape ?? (scalar.isHidden ? octal(scalar) : String(scalar))
            previous = scalar
        }
        return result + "\""
    }

    /// Returns a block comment with a summary, a discussion, and lines of facts such as `- Default: 0`. Nil if all
    /// are missing or blank.
    package static func documentationComment(
        _ documentation: String?, _ discussion: String?, _ facts: [String] = []
    ) -> String? {
        let texts = [documentation ?? "", discussion ?? "", facts.joined(separator: "\n")]
        let parts = texts.map(commentLines).filter { !$0.isEmpty }
        if parts.isEmpty { return nil }
        let lines = Array(parts.joined(separator: [""]))
        return (["/**"] + lines.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]).joined(separator: "\n")
    }

    /// The lines of a comment, without trailing spaces and without blank lines at the start and the end.
    private static func commentLines(of text: String) -> [String] {
        if text.isEmpty { return [] }
        // Most texts are a single line with nothing to escape.
        if text.utf8.last != UInt8(ascii: " "), text.utf8.allSatisfy(isPlain) { return [text] }
        return lines(of: text)
    }

    /// Whether a byte has no meaning in a comment and does not end its line.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "*") && byte != UInt8(ascii: "/")
    }

    private static func lines(of text: String) -> [String] {
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            escaped(SwiftText.comment(String(line))).trimmedEnd
        }
        guard let first = all.firstIndex(where: { !$0.isEmpty }) else { return [] }
        let last = all.lastIndex { !$0.isEmpty } ?? first
        return Array(all[first...last])
    }

    /// Inserts a space into every sequence that would end the comment or begin another comment.
    private static func escaped(_ line: String) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in line.unicodeScalars {
            if (previous == "*" && scalar == "/") || (previous == "/" && scalar == "*") { result.append(" ") }
            result.append(scalar)
            previous = scalar
        }
        return String(result)
    }

    /// Returns the bytes of a character as octal escapes. They have three digits so that a digit after the escape
    /// does not become part of it.
    private static func octal(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}

/// The first words of method names that have a meaning in automatic reference counting (ARC).
package enum ObjectiveCMethodFamily: String, CaseIterable {
    case alloc, copy, `init`, mutableCopy, new

    /// The attribute that removes the ARC meaning from a method or property that returns an object.
    ///
    /// A method of the `init` family must return an object of its own class, whatever result it declares. A method with
    /// another result must therefore be removed from the family. This is possible for methods but not for properties.
    package var opposingAttribute: String {
        switch self {
        case .alloc, .copy, .mutableCopy, .new: "NS_RETURNS_NOT_RETAINED"
        case .`init`: "__attribute__((objc_method_family(none)))"
        }
    }
}
