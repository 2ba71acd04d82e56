/// Which names the store and the accessors can have: a letter or underscore, then letters, digits and underscores, all
/// of ASCII (lint-rules §6.2).
enum IdentifierShape {
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, !isDigit(first) else { return false }
        return name.utf8.allSatisfy(isPart)
    }

    /// The nearest identifier to a name: every other character is an underscore.
    static func identifier(from name: String) -> String {
        let text = String(
            String.UnicodeScalarView(name.unicodeScalars.map { isPart($0) ? $0 : "_" }))
        guard let first = text.utf8.first else { return "_" }
        return isDigit(first) ? "_" + text : text
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        UInt8(exactly: scalar.value).map(isPart) ?? false
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
