/// Texts of the user's model inside Swift source.
package enum SwiftText {
    /// A text as a string literal, quotes included.
    package static func literal(_ text: String) -> String {
        if text.utf8.allSatisfy(isOrdinary) { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if isHidden(scalar) {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// A text that stays on its line of a `//` comment.
    package static func comment(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isHidden(scalar) ? " " : scalar) }
        return String(result)
    }

    /// A text without blanks and line ends around it.
    package static func trimmed(_ text: String) -> String {
        let head = text.drop(while: \.isWhitespace)
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }

    /// Whether a byte is a visible character of ASCII, or a blank, that needs no escape.
    private static func isOrdinary(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Controls, line and paragraph separators and formats, some of which make source read otherwise than it compiles.
    /// Joiners stay: emoji and several scripts are made with them.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return scalar.value != 0x200C && scalar.value != 0x200D
        default: return false
        }
    }
}

extension Unicode.Scalar {
    /// Whether nobody sees it: controls, separators of lines and formats. Joiners stay, since emoji and several scripts are made
    /// with them.
    package var isHidden: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        if properties.generalCategory == .format { return value != 0x200C && value != 0x200D }
        return [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}
