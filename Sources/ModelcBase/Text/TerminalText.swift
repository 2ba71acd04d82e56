/// Makes text from a model safe to print on a terminal.
///
/// Models are untrusted. A name must not move the cursor, must not recolor or reorder the text beside it, and must not
/// contain a command for a build service that reads the log.
package enum TerminalText {
    /// The text with every terminal control character written as an escape (`\n`, `\u{1B}`).
    package static func escaped(_ text: String) -> String {
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        var result = ""
        var previous: Unicode.Scalar?
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if steers(scalar, after: previous) || beginsCommand(scalars[index...], after: previous) {
                result += spelling(of: scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }

    /// A name for output: escaped. It is in quotes if it would otherwise be invisible or look shorter than it is.
    package static func name(_ name: String) -> String {
        let text = escaped(name)
        guard let first = text.first, let last = text.last else { return "\"\"" }
        return first.isWhitespace || last.isWhitespace ? quoted(name) : text
    }

    /// A value for output: escaped and always in quotes.
    package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Names separated by commas. For a long list, the first names and the number of remaining names, as in `A, B and 7
    /// more`.
    package static func list(_ names: some Collection<String>, limit: Int = 8) -> String {
        // One more name is not longer than the words "and 1 more", so `limit + 1` names are shown in full.
        let shown = names.count <= limit + 1 ? names.count : limit
        let text = names.prefix(shown).map(name).joined(separator: ", ")
        return shown == names.count ? text : "\(text) and \(names.count - shown) more"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "#")
    }

    /// Whether this number sign is the second character of `##[` or `##vso[`. Build services run these as commands
    /// anywhere in a job's log.
    private static func beginsCommand(
        _ rest: Substring.UnicodeScalarView, after previous: Unicode.Scalar?
    ) -> Bool {
        guard rest.first == "#", previous == "#" else { return false }
        let next = rest.dropFirst()
        return next.first == "[" || next.starts(with: "vso[".unicodeScalars)
    }

    private static func steers(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // Direction marks and invisible joiners are escaped. A joiner after an emoji is not: it combines two emoji to
        // one picture.
        case .format: !(scalar == "\u{200D}" && previous.map(isEmoji) == true)
        default: false
        }
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{FE0F}" || scalar.properties.isEmoji && !scalar.isASCII
    }

    private static func spelling(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
