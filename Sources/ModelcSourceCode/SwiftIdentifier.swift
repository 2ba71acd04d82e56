import ModelcBase

/// The rules for names in Swift.
package enum SwiftIdentifier {
    /// Whether a text is an identifier; a keyword counts, because it can be written in backticks.
    ///
    /// Letters, digits and marks of any script are accepted. Swift itself accepts more, such as emoji, which are
    /// unsuitable for file names.
    package static func isValid(_ text: String) -> Bool {
        if isPlain(text.utf8) { return true }
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        return IdentifierText.isStart(first)
            && text.unicodeScalars.dropFirst().allSatisfy(IdentifierText.isContinuation)
    }

    /// Returns an identifier as written in source code, with backticks if it is a keyword.
    package static func escaped(_ identifier: String) -> String {
        keywords.contains(identifier) ? "`" + identifier + "`" : identifier
    }

    /// Returns a type name as written in source code. Words such as `any` also need backticks, because they have a
    /// meaning where a type is expected.
    package static func escapedType(_ identifier: String) -> String {
        typeWords.contains(identifier) ? "`" + identifier + "`" : escaped(identifier)
    }

    /// Whether a key enumeration cannot have a case with this name. True for `Type` and `Protocol`, and for members
    /// that the compiler adds, such as `AllCases`.
    package static func isForbiddenCase(_ identifier: String) -> Bool {
        switch identifier {
        case "Type", "Protocol", "AllCases", "RawValue", "allCases": true
        default: false
        }
    }

    /// Returns the identifier with its first character in uppercase, which is Core Data's rule for accessor names.
    package static func capitalized(_ identifier: String) -> String {
        guard let first = identifier.utf8.first else { return identifier }
        if isCapital(first) { return identifier }
        // Nearly all names are ASCII, for which finding the first character by the rules of Unicode is slow.
        guard isSmall(first), identifier.utf8.dropFirst().first.map({ $0 < 0x80 }) ?? true else {
            return identifier.prefix(1).uppercased() + identifier.dropFirst()
        }
        return String(unsafeUninitializedCapacity: identifier.utf8.count) { buffer in
            _ = buffer.initialize(from: identifier.utf8)
            buffer[0] = first - 0x20
            return buffer.count
        }
    }

    /// Returns the identifier with its first character in lowercase.
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

    /// Keywords that need backticks when they are used as names in declarations, as parameters or after a dot.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// Words that need backticks only before a type, in a type, or at the beginning of a declaration.
    private static let typeWords: Set<String> = [
        "actor", "any", "async", "borrowing", "consuming", "convenience", "copy", "didSet", "discard", "dynamic",
        "each", "final", "get", "indirect", "infix", "isolated", "lazy", "macro", "mutating", "nonisolated", "open",
        "optional", "override", "package", "postfix", "prefix", "required", "sending", "set", "some", "then", "unowned",
        "unsafe", "weak", "willSet", "yield",
    ]
}
