/// Checks whether a name can be used in the store and in accessors: a letter or underscore, followed by letters, digits
/// and underscores. Letters of all alphabets are allowed, because SQL, Swift and Objective-C accept them.
enum IdentifierShape {
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, isStart(first) else { return false }
        return name.unicodeScalars.allSatisfy(isPart)
    }

    /// Returns a similar name that is a valid identifier: every invalid character is replaced by an underscore.
    static func identifier(from name: String) -> String {
        let text = String(
            String.UnicodeScalarView(name.unicodeScalars.map { isPart($0) ? $0 : "_" }))
        guard let first = text.unicodeScalars.first else { return "_" }
        return isStart(first) ? text : "_" + text
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? isPart(scalar) && !isDigit(scalar) : scalar.properties.isXIDStart
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "_": true
        default: isDigit(scalar) || (!scalar.isASCII && scalar.properties.isXIDContinue)
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
