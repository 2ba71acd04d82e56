/// How names and facts stand in a line of the lock file, so that no text of a model can be taken for another line or for
/// the end of a name.
enum LockFileText {
    /// What ends a name that facts follow.
    static let nameEnd = ": "
    /// What stands between facts.
    static let factSeparator = ", "

    /// The text without characters that end lines, names or facts: those are spelt `\u{3A}`.
    static func escaped(_ text: String, besides others: Set<Unicode.Scalar> = []) -> String {
        var result = ""
        let last = text.unicodeScalars.indices.last
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let isOuterBlank = scalar == " " && (index == text.unicodeScalars.startIndex || index == last)
            if isOuterBlank || needsSpelling(scalar) || others.contains(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text that was escaped; nil where a backslash begins no escape.
    static func unescaped(_ text: Substring) -> String? {
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "\\") {
            result += rest[..<start]
            rest = rest[start...]
            guard
                rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}"),
                let value = UInt32(rest[..<end].dropFirst(3), radix: 16), let scalar = Unicode.Scalar(value)
            else { return nil }
            result.unicodeScalars.append(scalar)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func needsSpelling(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar == "\\"
        }
    }
}
