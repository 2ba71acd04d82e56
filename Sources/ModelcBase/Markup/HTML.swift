/// A piece of an HTML page. A `String` in an interpolation is always escaped; an `HTML` value is inserted unchanged.
/// There is no other way to add text.
package struct HTML: ExpressibleByStringInterpolation {
    /// The HTML source.
    package let text: String

    package init(stringLiteral value: String) { text = value }

    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    private init(verbatim text: String) { self.text = text }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        package mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends escaped text. The result is valid inside an element and between the quotes of an attribute.
        package mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }

        package mutating func appendInterpolation(_ value: Int) { text += "\(value)" }

        package mutating func appendInterpolation(_ piece: HTML) { text += piece.text }

        /// Appends pieces one after the other, each on a line of its own.
        package mutating func appendInterpolation(_ pieces: [HTML]) {
            text += pieces.map(\.text).joined(separator: "\n")
        }
    }

    package static let nothing: HTML = ""

    /// The pieces with `separator` between them.
    package static func joined(_ pieces: [HTML], by separator: HTML) -> HTML {
        HTML(verbatim: pieces.map(\.text).joined(separator: separator.text))
    }

    /// Escapes the characters that have a meaning in HTML. Characters that are invisible or change the reading
    /// direction are written as visible escapes, as on a terminal.
    ///
    /// Works on Unicode scalars, not on characters: a quotation mark followed by a combining accent still ends an
    /// attribute.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in TerminalText.escaped(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// Text in XML 1.0. Characters that XML cannot represent, even as references, are written as `\u{1B}`.
package enum XMLText {
    /// The text as an attribute value, without the quotes. Line feeds and tabs are written as references, because a
    /// parser converts them to spaces otherwise.
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

    /// The text as the content of an element.
    package static func content(_ text: String) -> String { escaped(text) { _ in nil } }

    private static func escaped(_ text: String, _ more: (Unicode.Scalar) -> String?) -> String {
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            // XML requires this only in `]]>`; escaping each `>` is simpler.
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            default:
                if let escape = more(scalar) {
                    result += escape
                } else if canHold(scalar), steers(scalar) {
                    result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
                } else if canHold(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                }
            }
        }
        return result
    }

    /// Whether the byte is an ASCII character that XML needs no escape for, so that it can be copied unchanged.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F..., UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: true
        }
    }

    /// Whether a character reorders or hides the text beside it, or controls a terminal. It is written as a reference,
    /// which parsers decode. The joiner U+200D is an exception: it combines several characters to one picture.
    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar.value >= 0x7F
        case .lineSeparator, .paragraphSeparator: true
        case .format: scalar != "\u{200D}"
        default: false
        }
    }

    /// Whether XML 1.0 allows the character (production `Char` of the specification). Surrogates need no check, because
    /// they are not Unicode scalars.
    package static func canHold(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
