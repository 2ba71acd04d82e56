/// Comments are plain technical English: a list of patterns that made sentences hard to read.
enum CommentRule {
    struct Pattern {
        /// The words as a comment contains them.
        var words: String
        /// Whether the pattern matches only the beginning of a comment.
        var isOpening = false
        var reason: String
        var better: String
    }

    static let patterns = [
        Pattern(
            words: "What ", isOpening: true, reason: "a clause is no summary; readers look for a noun or a verb",
            better: "name the thing (`The files that ...`) or the action (`Reads ...`)"),
        Pattern(
            words: "nil where", reason: "`where` is a place; this is a condition", better: "write `nil if`"),
        Pattern(
            words: "nobody", reason: "it hides who does not do it", better: "write a passive, or name the caller"),
        Pattern(
            words: "put up with", reason: "the field says tolerate", better: "write `tolerate`"),
        Pattern(
            words: "by itself, Core Data", reason: "the field says default", better: "write `Core Data's default`"),
    ]

    /// Copies of texts that pages and templates define.
    private static let copies: Set = ["Sources/ModelcKit/Words/ExplainedIDTable.swift"]

    static func violations(in files: [SourceFile]) -> [Violation] {
        files.filter { !copies.contains($0.path) }.flatMap { file in
            file.comments.flatMap { line, comment in
                patterns.filter { $0.isFound(in: comment) }.map { pattern in
                    Violation(
                        path: file.path, line: line, found: "a comment with '\(pattern.words)'",
                        reason: pattern.reason, wayOut: pattern.better)
                }
            }
        }
    }
}

extension CommentRule.Pattern {
    fileprivate func isFound(in comment: String) -> Bool {
        isOpening ? comment.hasPrefix(words) : comment.lowercased().contains(words)
    }
}

extension SourceFile {
    /// The comments of a text by line, without those inside multi-line strings.
    static func comments(in text: String) -> [(line: Int, text: String)] {
        var isInText = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
            let bare = line.drop { $0 == " " }
            guard !isInText, bare.hasPrefix("//") else { return nil }
            return (index + 1, String(bare.drop { $0 == "/" }.drop { $0 == " " }))
        }
    }
}
