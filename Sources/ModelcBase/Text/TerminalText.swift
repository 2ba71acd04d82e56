/// Makes text from a model safe and measurable on a terminal.
///
/// Models are untrusted: a name must neither move the cursor, nor recolor or reorder the text beside it, nor contain a
/// command for the service in whose log it appears.
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

    /// A name for output: escaped, and in quotes if it would otherwise be invisible or seem shorter than it is.
    package static func name(_ name: String) -> String {
        let text = escaped(name)
        guard let first = text.first, let last = text.last else { return "\"\"" }
        return first.isWhitespace || last.isWhitespace ? quoted(name) : text
    }

    /// A value for output: escaped and always in quotes.
    package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Names separated by commas; of a long list the first ones and the number of the others.
    package static func list(_ names: some Collection<String>, limit: Int = 8) -> String {
        // One more name is not longer than the words "and 1 more".
        let shown = names.count <= limit + 1 ? names.count : limit
        let text = names.prefix(shown).map(name).joined(separator: ", ")
        return shown == names.count ? text : "\(text) and \(names.count - shown) more"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "#")
    }

    /// Whether a number sign is the second one of a command to a build service, which recognizes `##[` and `##vso[`
    /// anywhere in the log of a job.
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
        // Direction marks and invisible joiners; a joiner between emoji only joins them to one picture.
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

/// Measures the columns that a text takes on a terminal.
package enum TerminalWidth {
    /// The width of a text that is already safe to print.
    package static func of(_ text: String) -> Int {
        let bytes = text.utf8
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
        return text.reduce(0) { $0 + width(of: $1) }
    }

    /// Wraps words into lines, as many words in each as fit.
    ///
    /// - Parameters:
    ///   - first: the prefix of the first line.
    ///   - hanging: the prefix of the other lines.
    package static func lines(
        of words: [Substring], width: Int, first: String = "", hanging: String = ""
    ) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, of(last) + 1 + of(String(word)) <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append((lines.isEmpty ? first : hanging) + word)
            }
        }
        return lines
    }

    /// East Asian letters and emoji take two columns, combining marks take none.
    private static func width(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        if scalars.contains(where: isWide) { return 2 }
        return scalars.allSatisfy(isMark) ? 0 : 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        // U+FE0F selects the emoji form of a character that also has a text form.
        guard scalar.value >= 0x1100 else { return false }
        if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation { return true }
        return wideRanges.contains { $0.contains(scalar.value) }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// The wide blocks of Unicode's East Asian Width table that contain letters.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul beginnings
        0x2E80...0x303E,  // radicals, CJK punctuation
        0x3041...0xA4CF,  // kana, CJK, Yi
        0xA960...0xA97F,  // old Hangul
        0xAC00...0xD7A3,  // Hangul
        0xF900...0xFAFF,  // CJK compatibility
        0xFE30...0xFE6F,  // vertical and small forms
        0xFF01...0xFF60,  // full-width Latin
        0xFFE0...0xFFE6,  // full-width signs
        0x17000...0x18DFF,  // Tangut
        0x1B000...0x1B2FF,  // old kana
        0x20000...0x3FFFD,  // CJK extensions
    ]
}

/// Formats numbers of things in sentences.
package enum Counted {
    /// `1 file`, `3 files`.
    ///
    /// - Parameter plural: the plural of the noun; nil for the noun with an `s`.
    package static func text(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}
