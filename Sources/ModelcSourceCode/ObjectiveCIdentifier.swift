import ModelcBase

/// The rules for names in Objective-C, and the meanings that its compiler derives from them.
package enum ObjectiveCIdentifier {
    /// Whether a text is a C identifier: letters, digits and `_`, of any script.
    package static func isValid(_ text: String) -> Bool { SwiftIdentifier.isValid(text) }

    /// Whether a text cannot be the name of a property.
    package static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

    /// Whether a text is a macro, which the preprocessor replaces, so that it cannot even be a part of a selector.
    package static func isMacro(_ text: String) -> Bool {
        ["NO", "NULL", "YES", "bool", "false", "nil", "true"].contains(text)
    }

    /// A name for a parameter that conflicts neither with keywords nor with the generated code's own variables.
    package static func parameter(_ name: String) -> String {
        isKeyword(name) || localNames.contains(name) ? name + "_" : name
    }

    /// Converts `BOOK_TITLE`, `book title` and `bookTitle` to `bookTitle`; empty if the text has no letter and no
    /// digit.
    package static func lowerCamel(_ text: String) -> String {
        let words = words(of: text)
        guard let first = words.first else { return "" }
        let name = lowered(first) + words.dropFirst().map(capitalizedWord).joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The same with a capital first letter: `BookTitle`, `URLOfBook`.
    package static func upperCamel(_ text: String) -> String {
        words(of: text).map { SwiftIdentifier.capitalized($0) }.joined()
    }

    /// The parts of a text between characters that identifiers cannot contain.
    private static func words(of text: String) -> [String] {
        IdentifierText.sanitized(text).split(separator: "_").map(String.init)
    }

    /// `Title` and `TITLE` as `title`, `URLString` as `urlString`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase).count
        if capitals == word.count { return word.lowercased() }
        let count = max(1, capitals - 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// The family whose rules automatic reference counting applies to a method of that name without arguments: the name
    /// begins with it, and no lowercase English letter follows.
    package static func family(of selector: String) -> ObjectiveCMethodFamily? {
        // Most names begin with a letter that no family begins with, and need not be compared.
        guard let first = selector.utf8.first, familyInitials.contains(first) else { return nil }
        let name = selector.drop { $0 == "_" }
        return ObjectiveCMethodFamily.allCases.first { family in
            guard name.hasPrefix(family.rawValue) else { return false }
            let next = name.utf8.dropFirst(family.rawValue.utf8.count).first
            return next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) } ?? true
        }
    }

    /// Whether the value of a getter with that name is treated as owned by the caller, in Swift and in Objective-C. The
    /// name of an initializer has no such effect on a getter in Swift [measured with Swift 6.3], and another one in
    /// Objective-C.
    package static func isOwningGetter(_ name: String) -> Bool {
        guard let first = name.utf8.first, owningInitials.contains(first), let family = family(of: name) else {
            return false
        }
        return family != .`init`
    }

    private static let familyInitials = "acimn_".utf8

    /// The first letters of such names, which exclude most other names.
    private static let owningInitials = "acmn_".utf8

    /// The setter of a property as the compiler names it, without its colon: it capitalizes the first letter only if
    /// that is an English letter (`setétage`).
    package static func setter(of property: String) -> String {
        let isEnglish = property.unicodeScalars.first?.isASCII == true
        return "set" + (isEnglish ? SwiftIdentifier.capitalized(property) : property)
    }

    private static func capitalizedWord(_ word: String) -> String {
        SwiftIdentifier.capitalized(word.contains(where: \.isLowercase) ? word : word.lowercased())
    }

    /// The names of local variables in generated methods.
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
