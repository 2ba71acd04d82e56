import ModelcBase

/// Writes texts from the user's model into Swift source.
package enum SwiftText {
    /// Returns a text as a string literal, including its quotation marks.
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

    /// Returns a text without line ends, so that it does not end a `//` comment.
    package static func comment(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(scalar.isHidden ? " " : scalar) }
        return String(result)
    }

    /// Returns the text without leading and trailing spaces and line ends.
    package static func trimmed(_ text: String) -> String {
        let head = text.drop(while: \.isWhitespace)
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }

    /// Whether a byte is a visible ASCII character or a space, and needs no escape.
    static func isOrdinary(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}

extension Unicode.Scalar {
    /// The escape of a quotation mark, a backslash, a line end or a tab, such as `\n`. The escapes are the same in
    /// string literals of Swift and Objective-C. Nil for all other characters.
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

    /// Whether the character is invisible: a control character, a line or paragraph separator, or a format character.
    /// Some format characters make source code look different from the code that is compiled. Joiners are not included,
    /// because emoji and several scripts need them.
    package var isHidden: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return value != 0x200C && value != 0x200D
        default: return false
        }
    }
}
