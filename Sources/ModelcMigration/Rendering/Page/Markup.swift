import ModelcText

/// A piece of a page in HTML. Texts come into it escaped: a `String` in an interpolation is text, whatever it says, and
/// another piece stays as it is. There is no other way from text to page.
struct Markup: ExpressibleByStringInterpolation {
    /// The piece as it stands in the file.
    let text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    private init(verbatim text: String) { self.text = text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        /// Text for people, in an element or between the quotes of an attribute.
        mutating func appendInterpolation(_ value: String) { text += Markup.escaped(value) }

        mutating func appendInterpolation(_ value: Int) { text += "\(value)" }

        mutating func appendInterpolation(_ piece: Markup) { text += piece.text }

        /// Pieces one after the other, each on a line of its own.
        mutating func appendInterpolation(_ pieces: [Markup]) { text += pieces.map(\.text).joined(separator: "\n") }
    }

    static let nothing: Markup = ""

    /// Pieces with another one between any two.
    static func joined(_ pieces: [Markup], by separator: Markup) -> Markup {
        Markup(verbatim: pieces.map(\.text).joined(separator: separator.text))
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
