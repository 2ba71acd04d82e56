import ModelcText

/// Texts of the user's model inside Objective-C source.
package enum ObjectiveCText {
    /// A text as an `NSString` literal.
    package static func literal(_ text: String) -> String {
        var result = "@\""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // Two question marks in a row could begin a trigraph.
            case "?" where previous == "?": result += "\\?"
            default: result += scalar.isHidden ? octal(scalar) : String(scalar)
            }
            previous = scalar
        }
        return result + "\""
    }

    /// A block comment of a summary, a body and facts; nil where all are absent or blank.
    package static func documentationComment(
        _ documentation: String?, _ discussion: String?, _ facts: [String] = []
    ) -> String? {
        let texts = [documentation ?? "", discussion ?? "", facts.joined(separator: "\n")]
        let parts = texts.map(commentLines).filter { !$0.isEmpty }
        if parts.isEmpty { return nil }
        let lines = Array(parts.joined(separator: [""]))
        return (["/**"] + lines.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]).joined(separator: "\n")
    }

    /// The lines of a comment without blanks at their ends and without blank lines at both ends.
    private static func commentLines(of text: String) -> [String] {
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            escaped(SwiftText.comment(String(line))).trimmedEnd
        }
        guard let first = all.firstIndex(where: { !$0.isEmpty }) else { return [] }
        let last = all.lastIndex { !$0.isEmpty } ?? first
        return Array(all[first...last])
    }

    /// The line with a blank inside whatever would end the comment, or seem to begin another.
    private static func escaped(_ line: String) -> String {
        var result = ""
        var previous: Character?
        for character in line {
            if (previous == "*" && character == "/") || (previous == "/" && character == "*") { result.append(" ") }
            result.append(character)
            previous = character
        }
        return result
    }

    /// Controls, line separators and formats, which source is better off without; joiners stay.
    /// The bytes of a character as escapes of three digits, which no digit behind them can become part of.
    private static func octal(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}
