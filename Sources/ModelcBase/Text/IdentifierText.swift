/// Identifiers by the rules of most programming languages: letters of any script, digits and underscores, with no digit
/// at the start.
package enum IdentifierText {
    /// Whether an identifier can begin with the character.
    package static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || (scalar.isASCII ? isASCIILetter(scalar) : scalar.properties.isXIDStart)
    }

    /// Whether an identifier can contain the character after its first character.
    package static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isXIDContinue }
        return scalar == "_" || isASCIILetter(scalar) || ("0"..."9").contains(scalar)
    }

    /// The text with `_` in place of each character that an identifier cannot contain.
    package static func sanitized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isContinuation(scalar) ? scalar : "_") }
        return String(result)
    }

    /// The words of a text, separated by characters other than letters, digits and underscores. Unlike an identifier, a
    /// word may begin with a digit.
    package static func words(in text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
