/// Estimates the width of a text in a common sans-serif font (Helvetica, Arial, Liberation Sans). No font is needed.
///
/// A character outside ASCII is counted as wide as the widest character of its kind. So the text is never wider than
/// the result.
package enum TextWidth {
    /// - Parameters:
    ///   - size: the font size in points. The result is also in points.
    ///   - isBold: whether the text is bold, which is a little wider.
    package static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
        let units = text.reduce(0) { $0 + width(of: $1) }
        return Double(units) / 1000 * size * (isBold ? 1.09 : 1)
    }

    /// Returns the width of a character in thousandths of the font size.
    private static func width(of character: Character) -> Int {
        guard let byte = character.asciiValue else {
            let isNarrow = character.unicodeScalars.first.map { $0.value < 0x1100 } ?? true
            return isNarrow ? 780 : character.unicodeScalars.contains { $0.properties.isEmoji } ? 1400 : 1020
        }
        return byte >= 32 && byte < 127 ? widths[Int(byte) - 32] : 600
    }

    /// The widths of the ASCII characters from space to `~`, in thousandths of the font size.
    private static let widths = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
}
