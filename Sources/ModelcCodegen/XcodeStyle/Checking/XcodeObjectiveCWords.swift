/// Words that no class and no property of Objective-C can be named after (code-generation §5.3).
enum XcodeObjectiveCWords {
    static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

    /// Whether the compiler takes a getter of this name for a method that hands over its object, or for an initialiser:
    /// the name begins with such a word, and no small letter follows.
    static func isOfMethodFamily(_ name: String) -> Bool {
        let name = name.drop { $0 == "_" }
        return families.contains { family in
            guard name.hasPrefix(family) else { return false }
            let next = name.dropFirst(family.count).utf8.first
            return next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
        }
    }

    private static let families = ["alloc", "copy", "init", "mutableCopy", "new"]

    /// Keywords of C and Objective-C, and names that the frameworks define as macros.
    private static let keywords: Set<String> = [
        "FALSE", "NO", "NULL", "Nil", "TRUE", "YES", "asm", "auto", "bool", "break", "bycopy", "byref", "case", "char",
        "const", "continue", "default", "do", "double", "else", "enum", "extern", "false", "float", "for", "goto", "if",
        "in", "inline", "inout", "int", "long", "nil", "oneway", "out", "register", "restrict", "return", "self",
        "short", "signed", "sizeof", "static", "struct", "super", "switch", "true", "typedef", "typeof", "union",
        "unsigned", "void", "volatile", "while",
    ]
}
