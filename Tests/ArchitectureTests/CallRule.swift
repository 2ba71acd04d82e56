/// Calls that only some places may make.
struct CallRule {
    /// What gives such a call away, as it is written. A leading dot means a method of anything.
    var words: [String]
    /// Whether a file may make the call.
    var isAllowed: @Sendable (SourceFile) -> Bool
    var reason: String
    var wayOut: String

    func violations(in files: [SourceFile]) -> [Violation] {
        files.filter { !isAllowed($0) }.flatMap { file in
            let words = words.filter { file.words.contains(CallRule.firstName(of: $0)) }
            guard !words.isEmpty else { return [Violation]() }
            return file.code.enumerated().flatMap { index, line in
                words.filter { CallRule.stands($0, in: line) }.map { word in
                    Violation(path: file.path, line: index + 1, found: "`\(word)`", reason: reason, wayOut: wayOut)
                }
            }
        }
    }

    private static func firstName(of word: String) -> String {
        String(word.drop { $0 == "." }.prefix { $0.isLetter || $0 == "_" })
    }

    /// Whether a line holds the word as a call: not as the end of a longer name, not as a declaration, and not as a
    /// method of the project's own (`Console.print`), but also behind the name of the C library.
    private static func stands(_ word: String, in line: Substring) -> Bool {
        var text = String(line)
        for library in ImportTable.system { text = text.replacing("\(library).", with: "") }
        return text.ranges(of: word).contains { range in
            if word.hasPrefix(".") || isMethodOfFoundation(word) { return true }
            let before = text[..<range.lowerBound]
            if before.hasSuffix("func ") || before.hasSuffix("case ") { return false }
            return before.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
        }
    }

    /// Names that are methods wherever they stand: those of FileManager.
    private static func isMethodOfFoundation(_ word: String) -> Bool {
        word.hasPrefix("create") && word != "creat(" || word.contains("Item")
    }
}
