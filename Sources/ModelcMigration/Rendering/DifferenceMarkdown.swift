import ModelcSchema
import ModelcText

extension DifferenceReport {
    /// For a comment on a pull request: a heading, what it means, a table, suggested renames. Ends in a line feed.
    package func markdown() -> String {
        var lines = ["### \(Markdown.code(old.name)) → \(Markdown.code(new.name))", "", verdict]
        if !difference.changes.isEmpty {
            lines += ["", "| | where | change | |", "|---|---|---|---|"]
            lines += difference.changes.map(row)
        }
        if !difference.probableRenames.isEmpty {
            lines += ["", "**Probable renames.** Without the edit the old values are dropped.", ""]
            lines += difference.probableRenames.map(item)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(_ change: SchemaChange) -> String {
        let place = change.modelPath.isEmpty ? "model" : Markdown.cell(change.modelPath)
        let notes = change.marks.map { $0 == "destructive" ? "**destructive**" : $0 }.joined(separator: ", ")
        return "| \(Markdown.code(change.marker)) | \(place) | \(Markdown.cell(change.phrase)) | \(notes) |"
    }

    private func item(_ rename: ProbableRename) -> String {
        "- \(Markdown.code(rename.oldName)) → \(Markdown.code(rename.newName)) in \(Markdown.code(rename.newEntity)):"
            + " at \(Markdown.code(place(of: rename))) \(Markdown.code(instruction(for: rename)))"
    }
}

/// Text of a model inside Markdown: it must stay text, whatever it says.
enum Markdown {
    /// A span of code. Line ends become blanks, and the fence is longer than any run of backticks within.
    static func code(_ text: String) -> String {
        let text = TerminalText.escaped(withoutLineEnds(text))
        var longest = 0
        var run = 0
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
        return fence + blank + text + blank + fence
    }

    /// A span of code in a table, where a bar would end the cell.
    static func cell(_ text: String) -> String {
        code(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    private static func withoutLineEnds(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }
}
