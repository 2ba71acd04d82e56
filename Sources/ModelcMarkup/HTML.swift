import ModelcText

/// A piece of a page in HTML. Texts come into it escaped: a `String` in an interpolation is text, whatever it says, and
/// another piece stays as it is. There is no other way from text to page.
package struct HTML: ExpressibleByStringInterpolation {
    /// The piece as it is in the file.
    package let text: String

    package init(stringLiteral value: String) { text = value }

    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    private init(verbatim text: String) { self.text = text }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        package mutating func appendLiteral(_ literal: String) { text += literal }

        /// Text for people, in an element or between the quotes of an attribute.
        package mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }

        package mutating func appendInterpolation(_ value: Int) { text += "\(value)" }

        package mutating func appendInterpolation(_ piece: HTML) { text += piece.text }

        /// Pieces one after the other, each on a line of its own.
        package mutating func appendInterpolation(_ pieces: [HTML]) {
            text += pieces.map(\.text).joined(separator: "\n")
        }
    }

    package static let nothing: HTML = ""

    /// Pieces with another one between any two.
    package static func joined(_ pieces: [HTML], by separator: HTML) -> HTML {
        HTML(verbatim: pieces.map(\.text).joined(separator: separator.text))
    }

    /// Characters that mean something to HTML as references; those that are invisible or turn the reading direction
    /// spelt out, as on a terminal.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in TerminalText.escaped(text) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }
}
