/// Measures the columns that a text takes on a terminal.
package enum TerminalWidth {
    /// The number of columns of a text that is already safe to print.
    package static func of(_ text: String) -> Int {
        let bytes = text.utf8
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
        return text.reduce(0) { $0 + width(of: $1) }
    }

    /// Returns the beginning of a text that fits into `width` columns, with an ellipsis if it is cut.
    ///
    /// - Parameters:
    ///   - text: safe to print, without escape sequences.
    ///   - width: the number of columns, at least 1.
    package static func cut(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        var rest = width - 1
        let kept = text.prefix { character in
            rest -= self.width(of: character)
            return rest >= 0
        }
        return kept + "\u{2026}"
    }

    /// Wraps words into lines, with as many words on each line as fit.
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

    /// The width of a character: 2 columns for East Asian letters and emoji, 0 for combining marks, otherwise 1.
    private static func width(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        if scalars.contains(where: isWide) { return 2 }
        return scalars.allSatisfy(isMark) ? 0 : 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        // U+FE0F after a character selects its emoji form.
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
