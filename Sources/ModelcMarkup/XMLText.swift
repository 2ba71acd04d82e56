/// Texts as they are in XML 1.0. Characters that XML cannot hold in any spelling are written as `\u{1B}`.
package enum XMLText {
    /// The value of an attribute, without its quotes. White space is written as references, since a reader turns plain
    /// line feeds and tabs into blanks.
    package static func attribute(_ text: String) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\"": "&quot;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            default: nil
            }
        }
    }

    /// The text of an element.
    package static func content(_ text: String) -> String { escaped(text) { _ in nil } }

    private static func escaped(_ text: String, _ more: (Unicode.Scalar) -> String?) -> String {
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            // Only `]]>` needs it; escaping all of them is simpler to trust.
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            default:
                if let escape = more(scalar) {
                    result += escape
                } else if canHold(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                }
            }
        }
        return result
    }

    /// Whether the byte needs no look at its character. U+FFFE and U+FFFF begin with 0xEF.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0xEF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: true
        }
    }

    /// Whether XML 1.0 has the character (its production `Char`); surrogates are no scalars anyway.
    package static func canHold(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
