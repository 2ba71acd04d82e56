import ModelcBase

/// Classifies the bytes of a template.
enum Bytes {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let backslash = UInt8(ascii: "\\")
    static let dollar = UInt8(ascii: "$")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let dot = UInt8(ascii: ".")

    /// Whether the byte is a space or a tab.
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Whether the byte separates words of a command: space, tab, LF, VT, FF or CR.
    static func isSpace(_ byte: UInt8) -> Bool { byte.isASCIISpace }

    static func isDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit }

    static func isLowercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    /// Whether the byte can begin a word: a letter, `_`, `@` (which begins names of list filters), or a byte of a
    /// non-ASCII character.
    static func beginsWord(_ byte: UInt8) -> Bool {
        isLowercase(byte) || isUppercase(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || byte >= 0x80
    }

    /// Whether the byte can continue a word. Words may also contain digits and hyphens: `include-classes` is one name.
    static func continuesWord(_ byte: UInt8) -> Bool {
        beginsWord(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
    }
}
