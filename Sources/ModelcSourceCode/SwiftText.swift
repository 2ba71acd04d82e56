import ModelcBase

/// Formats texts of the user's model in Swift source.
package enum SwiftText {
    /// A text as a string literal, quotes included.
    package static func literal(_ text: String) -> String {
        if text.utf8.allSatisfy(isOrdinary) { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            if let escape = scalar.shortEscape {
                result += escape
            } else if scalar.isHidden {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A text that does not end the line of a `//` comment.
    package static func comment(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(scalar.isHidden ? " " : scalar) }
        return String(result)
    }

    /// A text without leading and trailing spaces and line ends.
    package static func trimmed(_ text: String) -> String {
        let head = text.drop(while: \.isWhitespace)
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }

    /// Whether a byte is a visible ASCII character, or a space, that needs no escape.
    static func isOrdinary(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}

extension Unicode.Scalar {
    /// The escape of a quotation mark, a backslash, a line end or a tab, which is the same in string literals of Swift
    /// and Objective-C; nil for all other characters.
    var shortEscape: String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: nil
        }
    }

    /// Whether the character is invisible: controls, separators of lines and paragraphs, and formats, some of which
    /// make source look different from the code that is compiled. Joiners are not included, since emoji and several
    /// scripts need them.
    package var isHidden: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return value != 0x200C && value != 0x200D
        default: return false
        }
    }
}
