import ModelcMarkup
import ModelcSchema
import ModelcText

extension DifferenceReport {
    /// For people at a terminal: entities with their changes, suggested renames, what it means. Ends in a line feed.
    package func text() -> String {
        var lines = ["\(old.name) -> \(new.name)"]
        for section in sections {
            lines.append("")
            lines.append(section.entity.isEmpty ? "model" : section.entity)
            lines += section.changes.map(line)
        }
        lines += renameLines
        lines.append("")
        lines.append(verdict)
        return lines.map { TerminalText.escaped($0) + "\n" }.joined()
    }

    private func line(_ change: SchemaChange) -> String {
        let subject = change.property.map { $0 + "  " } ?? ""
        let marks = change.marks.isEmpty ? "" : "  [" + change.marks.joined(separator: ", ") + "]"
        return "  \(change.marker) \(subject)\(change.phrase)\(marks)"
    }

    private var renameLines: [String] {
        guard !difference.probableRenames.isEmpty else { return [] }
        return ["", "probable renames"]
            + difference.probableRenames.flatMap { rename in
                [
                    "  ? \(owner(of: rename))\(rename.oldName) -> \(rename.newName)",
                    "      \(place(of: rename)): \(instruction(for: rename))",
                ]
            }
    }

    private func owner(of rename: ProbableRename) -> String {
        switch rename.subject {
        case .entity: ""
        case .attribute, .relationship: rename.newEntity + "."
        }
    }
}

extension DifferenceReport {
    /// For a comment on a pull request: a heading, what it means, a table, suggested renames. Ends in a line feed.
    package func markdown() -> String {
        var lines = ["### \(MarkdownText.code(old.name)) → \(MarkdownText.code(new.name))", "", verdict]
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
        let place = change.modelPath.isEmpty ? "model" : MarkdownText.cell(change.modelPath)
        let notes = change.marks.map { $0 == "destructive" ? "**destructive**" : $0 }.joined(separator: ", ")
        return "| \(MarkdownText.code(change.marker)) | \(place) | \(MarkdownText.cell(change.phrase)) | \(notes) |"
    }

    private func item(_ rename: ProbableRename) -> String {
        "- \(MarkdownText.code(rename.oldName)) → \(MarkdownText.code(rename.newName)) in \(MarkdownText.code(rename.newEntity)):"
            + " at \(MarkdownText.code(place(of: rename))) \(MarkdownText.code(instruction(for: rename)))"
    }
}
