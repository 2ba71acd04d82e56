import ModelcBase

/// The rules for names in Objective-C, and the meanings that the compiler derives from names.
package enum ObjectiveCIdentifier {
    /// Whether a text is a C identifier: letters, digits and `_`, of any script.
    package static func isValid(_ text: String) -> Bool { SwiftIdentifier.isValid(text) }

    /// Whether the text is a keyword, and therefore cannot be the name of a property.
    package static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

    /// Whether the text is a macro. The preprocessor replaces macros, so it cannot even be part of a selector.
    package static func isMacro(_ text: String) -> Bool {
        ["NO", "NULL", "YES", "bool", "false", "nil", "true"].contains(text)
    }

    /// Returns a parameter name that is not a keyword and not a local variable of the generated code.
    package static func parameter(_ name: String) -> String {
        isKeyword(name) || localNames.contains(name) ? name + "_" : name
    }

    /// Converts `BOOK_TITLE`, `book title` and `bookTitle` to `bookTitle`. Empty if the text has no letters and no
    /// digits.
    package static func lowerCamel(_ text: String) -> String {
        let words = words(of: text)
        guard let first = words.first else { return "" }
        let name = lowered(first) + words.dropFirst().map(capitalizedWord).joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// Converts a text as `lowerCamel` does, but with a capital first letter: `BookTitle`, `URLOfBook`.
    package static func upperCamel(_ text: String) -> String {
        words(of: text).map { SwiftIdentifier.capitalized($0) }.joined()
    }

    /// Splits a text at characters that identifiers cannot contain.
    private static func words(of text: String) -> [String] {
        IdentifierText.sanitized(text).split(separator: "_").map(String.init)
    }

    /// Converts `Title` and `TITLE` to `title`, and `URLString` to `urlString`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase).count
        if capitals == word.count { return word.lowercased() }
        let count = max(1, capitals - 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// The method family that automatic reference counting (ARC) derives from a method name without arguments; nil if
    /// there is none. The name must begin with the family's word, such as `copy`, and no lowercase English letter may
    /// follow. Leading underscores are ignored.
    package static func family(of selector: String) -> ObjectiveCMethodFamily? {
        // A quick test of the first letter excludes most names.
        guard let first = selector.utf8.first, familyInitials.contains(first) else { return nil }
        let name = selector.utf8.drop { $0 == UInt8(ascii: "_") }
        return ObjectiveCMethodFamily.allCases.first { family in
            guard name.starts(with: family.rawValue.utf8) else { return false }
            let next = name.dropFirst(family.rawValue.utf8.count).first
            return next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) } ?? true
        }
    }

    /// Whether the caller owns the value of a getter with this name, in Swift and in Objective-C. Names of the `init`
    /// family do not have this effect on a getter in Swift [measured with Swift 6.3], and have a different effect in
    /// Objective-C.
    package static func isOwningGetter(_ name: String) -> Bool {
        guard let first = name.utf8.first, owningInitials.contains(first), let family = family(of: name) else {
            return false
        }
        return family != .`init`
    }

    private static let familyInitials = "acimn_".utf8

    /// The first letters of names for which `isOwningGetter` can be true. Most other names are excluded by their first
    /// letter.
    private static let owningInitials = "acmn_".utf8

    /// The compiler's name for the setter of a property, without the colon. The compiler capitalizes only English
    /// letters: `setTitle`, but `setétage`.
    package static func setter(of property: String) -> String {
        let isEnglish = property.unicodeScalars.first?.isASCII == true
        return "set" + (isEnglish ? SwiftIdentifier.capitalized(property) : property)
    }

    private static func capitalizedWord(_ word: String) -> String {
        SwiftIdentifier.capitalized(word.contains(where: \.isLowercase) ? word : word.lowercased())
    }

    /// The names of local variables in generated Objective-C methods.
    private static let localNames: Set = [
        "_cmd", "BOOL", "Class", "IMP", "NSUInteger", "SEL", "context", "error", "id", "instancetype", "model",
        "request", "variables",
    ]

    private static let keywords: Set = [
        "FALSE", "NO", "NULL", "Nil", "TRUE", "YES", "_Alignas", "_Alignof", "_Atomic", "_Bool", "_Complex", "_Generic",
        "_Imaginary",
        "_Noreturn", "_Static_assert", "_Thread_local", "asm", "auto", "bool", "break", "bycopy", "byref", "case",
        "char", "const",
        "continue", "default", "do", "double", "else", "enum", "extern", "false", "float", "for", "goto", "if", "in",
        "inline", "inout", "int", "long", "nil", "oneway", "out", "register", "restrict", "return", "self", "short",
        "signed", "sizeof", "static", "struct", "super", "switch", "true", "typedef", "typeof", "union", "unsigned",
        "void", "volatile", "while",
    ]
}
