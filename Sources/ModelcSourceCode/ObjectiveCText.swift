import ModelcText

/// Texts of the user's model inside Objective-C source.
package enum ObjectiveCText {
    /// A text as an `NSString` literal.
    package static func literal(_ text: String) -> String {
        if text.utf8.allSatisfy({ SwiftText.isOrdinary($0) && $0 != UInt8(ascii: "?") }) { return "@\"" + text + "\"" }
        var result = "@\""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            // Two question marks in a row could begin a trigraph.
            let isTrigraph = scalar == "?" && previous == "?"
            result +=
                isTrigraph ? "\\?" : scalar.shortEscape ?? (scalar.isHidden ? octal(scalar) : String(scalar))
            previous = scalar
        }
        return result + "\""
    }

    /// A block comment of a summary, a body and facts; nil if all are absent or blank.
    package static func documentationComment(
        _ documentation: String?, _ discussion: String?, _ facts: [String] = []
    ) -> String? {
        let texts = [documentation ?? "", discussion ?? "", facts.joined(separator: "\n")]
        let parts = texts.map(commentLines).filter { !$0.isEmpty }
        if parts.isEmpty { return nil }
        let lines = Array(parts.joined(separator: [""]))
        return (["/**"] + lines.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]).joined(separator: "\n")
    }

    /// The lines of a comment without blanks at their ends and without blank lines at both ends.
    private static func commentLines(of text: String) -> [String] {
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            escaped(SwiftText.comment(String(line))).trimmedEnd
        }
        guard let first = all.firstIndex(where: { !$0.isEmpty }) else { return [] }
        let last = all.lastIndex { !$0.isEmpty } ?? first
        return Array(all[first...last])
    }

    /// The line with a blank inside whatever would end the comment, or seem to begin another.
    private static func escaped(_ line: String) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in line.unicodeScalars {
            if (previous == "*" && scalar == "/") || (previous == "/" && scalar == "*") { result.append(" ") }
            result.append(scalar)
            previous = scalar
        }
        return String(result)
    }

    /// The bytes of a character as escapes of three digits, which no digit behind them can become part of.
    private static func octal(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { byte in
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
    }
}

/// What Objective-C accepts as a name, and what its compiler reads into one.
package enum ObjectiveCIdentifier {
    /// Whether a text is a name of C: letters, digits and `_`, of any script.
    package static func isValid(_ text: String) -> Bool { SwiftIdentifier.isValid(text) }

    /// Whether a text can be no property's name.
    package static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

    /// Whether a text is replaced before the compiler sees it, so that it cannot even be a part of a selector.
    package static func isMacro(_ text: String) -> Bool {
        ["NO", "NULL", "YES", "bool", "false", "nil", "true"].contains(text)
    }

    /// A name of a parameter, which keywords and the generated code's own variables are not fit for.
    package static func parameter(_ name: String) -> String {
        isKeyword(name) || localNames.contains(name) ? name + "_" : name
    }

    /// `BOOK_TITLE`, `book title` and `bookTitle` as `bookTitle`; empty where the text has no letter and no digit.
    package static func lowerCamel(_ text: String) -> String {
        let words = words(of: text)
        guard let first = words.first else { return "" }
        let name = lowered(first) + words.dropFirst().map(capitalizedWord).joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The same with a capital at the beginning: `BookTitle`, `URLOfBook`.
    package static func upperCamel(_ text: String) -> String {
        words(of: text).map { SwiftIdentifier.capitalized($0) }.joined()
    }

    /// The parts of a text between the characters that can be in no name.
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

    /// The family whose rules automatic reference counting applies to a method of that name without arguments: the name begins
    /// with it, and no small letter of English follows.
    package static func family(of selector: String) -> ObjectiveCMethodFamily? {
        // Most names begin with another letter than any family, and need not be compared with them.
        guard let first = selector.utf8.first, familyInitials.contains(first) else { return nil }
        let name = selector.drop { $0 == "_" }
        return ObjectiveCMethodFamily.allCases.first { family in
            guard name.hasPrefix(family.rawValue) else { return false }
            let next = name.utf8.dropFirst(family.rawValue.utf8.count).first
            return next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) } ?? true
        }
    }

    /// Whether the value of a getter with that name is taken as owned by whoever calls it, in Swift and in Objective-C. The name
    /// of an initializer has no such effect on a getter in Swift [measured with Swift 6.3], and another one in Objective-C.
    package static func isOwningGetter(_ name: String) -> Bool {
        guard let first = name.utf8.first, owningInitials.contains(first), let family = family(of: name) else {
            return false
        }
        return family != .`init`
    }

    private static let familyInitials = "acimn_".utf8

    /// How such names begin, by which most others are told apart at once.
    private static let owningInitials = "acmn_".utf8

    /// The setter of a property as the compiler names it, without its colon: of the first letter it makes a capital only
    /// where that is a letter of English (`setétage`).
    package static func setter(of property: String) -> String {
        let isEnglish = property.unicodeScalars.first?.isASCII == true
        return "set" + (isEnglish ? SwiftIdentifier.capitalized(property) : property)
    }

    private static func capitalizedWord(_ word: String) -> String {
        SwiftIdentifier.capitalized(word.contains(where: \.isLowercase) ? word : word.lowercased())
    }

    /// What generated methods call their own variables.
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

/// The first words of method names that automatic reference counting gives a meaning to.
package enum ObjectiveCMethodFamily: String, CaseIterable {
    case alloc, copy, `init`, mutableCopy, new

    /// What takes that meaning from a method or a property that returns an object.
    ///
    /// A method of the `init` family has to return an object of its own class, whatever it says of its result: only
    /// leaving the family helps, which can be said of methods, not of properties.
    package var opposingAttribute: String {
        switch self {
        case .alloc, .copy, .mutableCopy, .new: "NS_RETURNS_NOT_RETAINED"
        case .`init`: "__attribute__((objc_method_family(none)))"
        }
    }
}
