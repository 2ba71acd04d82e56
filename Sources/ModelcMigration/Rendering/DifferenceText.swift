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
