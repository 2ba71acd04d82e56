import ModelcBase

/// Formats texts of the user's model in Swift source.
package enum SwiftText {
    /// A text as a string literal, quotes included.
    package static func literal(_ text: String) -> String {
        if text.utf8.allSatisfy(isOrdinary) { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            if let escape = scalar.shortEscape {
                result += escape
            } else if scalar.isHidden {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A text that does not end the line of a `//` comment.
    package static func comment(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(scalar.isHidden ? " " : scalar) }
        return String(result)
    }

    /// A text without leading and trailing spaces and line ends.
    package static func trimmed(_ text: String) -> String {
        let head = text.drop(while: \.isWhitespace)
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }

    /// Whether a byte is a visible ASCII character, or a space, that needs no escape.
    static func isOrdinary(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}

extension Unicode.Scalar {
    /// The escape of a quotation mark, a backslash, a line end or a tab, which is the same in string literals of Swift
    /// and Objective-C; nil for all other characters.
    var shortEscape: String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: nil
        }
    }

    /// Whether the character is invisible: controls, separators of lines and paragraphs, and formats, some of which
    /// make source look different from the code that is compiled. Joiners are not included, since emoji and several
    /// scripts need them.
    package var isHidden: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return value != 0x200C && value != 0x200D
        default: return false
        }
    }
}

/// The rules for names in Swift.
package enum SwiftIdentifier {
    /// Whether a text is an identifier, with backticks if it is a keyword.
    ///
    /// Letters, digits and marks of any script are accepted. Swift itself accepts more, such as emoji, which are
    /// unsuitable for file names.
    package static func isValid(_ text: String) -> Bool {
        if isPlain(text.utf8) { return true }
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        return IdentifierText.isStart(first)
            && text.unicodeScalars.dropFirst().allSatisfy(IdentifierText.isContinuation)
    }

    /// An identifier as it is written in source: keywords in backticks.
    package static func escaped(_ identifier: String) -> String {
        keywords.contains(identifier) ? "`" + identifier + "`" : identifier
    }

    /// The name of a type as it is written in source: words such as `any` also have a meaning in the place of a type.
    package static func escapedType(_ identifier: String) -> String {
        typeWords.contains(identifier) ? "`" + identifier + "`" : escaped(identifier)
    }

    /// Whether an enumeration of keys cannot have a case of that name: metatypes, and members that the compiler adds.
    package static func isForbiddenCase(_ identifier: String) -> Bool {
        switch identifier {
        case "Type", "Protocol", "AllCases", "RawValue", "allCases": true
        default: false
        }
    }

    /// An identifier with only its first character in uppercase: Core Data's rule for accessor names.
    package static func capitalized(_ identifier: String) -> String {
        guard let first = identifier.utf8.first else { return identifier }
        if isCapital(first) { return identifier }
        return identifier.prefix(1).uppercased() + identifier.dropFirst()
    }

    /// An identifier with its first character in lowercase.
    package static func decapitalized(_ identifier: String) -> String {
        identifier.prefix(1).lowercased() + identifier.dropFirst()
    }

    /// Whether a text consists only of English letters and digits, as nearly every name does.
    private static func isPlain(_ bytes: String.UTF8View) -> Bool {
        guard let first = bytes.first, isSmall(first) || isCapital(first) else { return false }
        return bytes.allSatisfy { isSmall($0) || isCapital($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    /// Words that need backticks as names: in declarations, as parameters, or after a dot.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// Words that are valid names except before or in a type, or at the beginning of a declaration.
    private static let typeWords: Set<String> = [
        "actor", "any", "async", "borrowing", "consuming", "convenience", "copy", "didSet", "discard", "dynamic",
        "each", "final", "get", "indirect", "infix", "isolated", "lazy", "macro", "mutating", "nonisolated", "open",
        "optional", "override", "package", "postfix", "prefix", "required", "sending", "set", "some", "then", "unowned",
        "unsafe", "weak", "willSet", "yield",
    ]
}
