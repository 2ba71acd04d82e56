import ModelcBase
import ModelcDiagnostics
import ModelcSchema

extension DifferenceReport {
    /// Returns the text for the terminal: entities with their changes, suggested renames, the effect on stores. It ends
    /// with a line feed.
    package func text(_ layout: TextLayout = .plain) -> String {
        var lines = [layout.style.bold("\(TerminalText.name(old.name)) -> \(TerminalText.name(new.name))")]
        for section in sections {
            lines += [""] + heading(section.entity, layout) + section.changes.flatMap { self.lines($0, layout) }
        }
        lines += renameLines(layout) + [""] + layout.lines(TerminalText.escaped(verdict), hanging: 2)
        lines += (obstacles + remedy).flatMap { layout.lines(TerminalText.escaped($0), indent: 2, hanging: 4) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the changes of each entity, without blank lines.
    ///
    /// - Parameter others: lines of other changes, each with the name of its entity (empty for the model). They are
    ///   added after the changes of the entity.
    func changeLines(_ layout: TextLayout, also others: [(entity: String, line: [String])] = []) -> [String] {
        var left = others
        var lines = sections.flatMap { section in
            let ofSection = left.filter { $0.entity == section.entity }
            left.removeAll { $0.entity == section.entity }
            return heading(section.entity, layout) + section.changes.flatMap { self.lines($0, layout) }
                + ofSection.flatMap(\.line)
        }
        var last: String?
        for other in left {
            if other.entity != last { lines += heading(other.entity, layout) }
            lines += other.line
            last = other.entity
        }
        return lines
    }

    private func heading(_ entity: String, _ layout: TextLayout) -> [String] {
        [layout.style.bold(entity.isEmpty ? "model" : TerminalText.name(entity))]
    }

    /// Returns the lines of a change. A change that drops values has the colour of a warning.
    private func lines(_ change: SchemaChange, _ layout: TextLayout) -> [String] {
        let subject = change.property.map { $0 + "  " } ?? ""
        let marks = change.marks.isEmpty ? "" : "  [" + change.marks.joined(separator: ", ") + "]"
        let text = TerminalText.escaped("\(subject)\(change.phrase)\(marks)")
        return change.isDestructive
            ? layout.lines(lead: change.marker, .warning, text, indent: 2, hanging: 6)
            : layout.lines("\(change.marker) \(text)", indent: 2, hanging: 6)
    }

    private func renameLines(_ layout: TextLayout) -> [String] {
        guard !difference.probableRenames.isEmpty else { return [] }
        return ["", layout.style.bold("probable renames")]
            + difference.probableRenames.flatMap { rename in
                [
                    "  ? " + TerminalText.escaped("\(owner(of: rename))\(rename.oldName) -> \(rename.newName)"),
                    "      " + TerminalText.escaped("\(place(of: rename)): \(instruction(for: rename))"),
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
    /// Returns the text for a comment on a pull request: a heading, the effect, changes with changes that drop values
    /// first, suggested renames. It ends with a line feed, and never exceeds the length limit of comments.
    package func markdown() -> String {
        var page = LimitedMarkdown()
        page.add(["### \(MarkdownText.code(old.name)) → \(MarkdownText.code(new.name))"])
        page.add([verdict])
        if !(obstacles + remedy).isEmpty { page.add([""], (obstacles + remedy).map { "- \(MarkdownText.text($0))" }) }
        let changes = difference.changes.filter(\.isDestructive) + difference.changes.filter { !$0.isDestructive }
        page.add(MarkdownTable("", "where", "change", "", rows: changes.map(row)))
        page.add(
            ["**Probable renames.** Without the edit the old values are dropped.", ""],
            difference.probableRenames.map(item))
        return page.text(source: "`\(ToolCommandName.diff)`")
    }

    /// Whether a file that begins with this text is a difference in Markdown.
    static func isWritten(_ start: Substring) -> Bool {
        start.prefix { !$0.isNewline }.wholeMatch(of: /### `.*` → `.*`/) != nil
    }

    private func row(_ change: SchemaChange) -> [String] {
        let place = change.modelPath.isEmpty ? "model" : MarkdownText.cell(change.modelPath)
        let notes = change.marks.map { $0 == "destructive" ? "**destructive**" : $0 }.joined(separator: ", ")
        return [MarkdownText.code(change.marker), place, MarkdownText.cell(change.phrase), notes]
    }

    private func item(_ rename: ProbableRename) -> String {
        "- \(MarkdownText.code(rename.oldName)) → \(MarkdownText.code(rename.newName)) in \(MarkdownText.code(rename.newEntity)):"
            + " at \(MarkdownText.code(place(of: rename))) \(MarkdownText.code(instruction(for: rename)))"
    }
}
