/// Names of files that are to be made.
package enum OutputName {
    /// Which character no name of a file should have, as a phrase for messages: nobody sees it, or systems disagree about
    /// it, so that the file is not found again. Nil where there is none.
    package static func unfitCharacter(in name: String) -> String? {
        if name.unicodeScalars.contains("\u{FFFD}") { return "a byte that is not UTF-8" }
        if name.unicodeScalars.contains(where: isHidden) { return "an invisible character" }
        guard let first = name.first, let last = name.last else { return nil }
        return first.isWhitespace || last.isWhitespace ? "a blank at one of its ends" : nil
    }

    /// Controls, separators of lines and formats; joiners stay, which several scripts are written with.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return scalar.value != 0x200C && scalar.value != 0x200D
        default: return false
        }
    }
}
