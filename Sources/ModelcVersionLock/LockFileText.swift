import ModelcBase
import ModelcDiagnostics

/// The syntax of names and facts (the inputs of a hash as text) in a lock file. Escapes ensure that no text of a model
/// looks like another line or like the end of a name.
enum LockFileText {
    /// The separator between a name or path and the text after it.
    static let nameEnd = ": "
    /// The separator between facts, which are the inputs of a hash as text.
    static let factSeparator = ", "
    /// The prefix before the name of a version's base.
    static let base = "after "
    /// The keyword of a line with accepted hashes.
    static let accepted = "also"
    /// The characters that separate the name of a version from the text after it.
    static let versionEnds: Set<Unicode.Scalar> = ["/", ":"]

    /// Returns the name of an entity as a path contains it.
    static func entity(_ name: String) -> String { escaped(name, besides: [".", ":"]) }

    /// Returns the text with escapes for characters that would end a line, a name or a fact (an input of a hash as
    /// text), such as `\u{3A}` for a colon.
    static func escaped(_ text: String, besides others: Set<Unicode.Scalar> = []) -> String {
        var result = ""
        let last = text.unicodeScalars.indices.last
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let isOuterSpace = scalar == " " && (index == text.unicodeScalars.startIndex || index == last)
            if isOuterSpace || needsEscape(scalar) || others.contains(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the unescaped text; nil if a backslash does not begin a valid escape.
    static func unescaped(_ text: Substring) -> String? {
        // By Unicode scalars, because Swift treats a brace and a combining accent after it as one character.
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars
        while let start = rest.firstIndex(of: "\\") {
            result += rest[..<start]
            rest = rest[start...]
            guard
                rest.starts(with: "\\u{".unicodeScalars), let end = rest.firstIndex(of: "}"),
                let value = UInt32(String(rest[..<end].dropFirst(3)), radix: 16), let scalar = Unicode.Scalar(value)
            else { return nil }
            result.append(scalar)
            rest = rest[rest.index(after: end)...]
        }
        return String(result + rest)
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar == "\\"
        }
    }
}
