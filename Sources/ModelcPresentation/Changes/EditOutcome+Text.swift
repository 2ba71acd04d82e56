import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports
import ModelcSettings

extension EditOutcome {
    /// Returns the changes, their effect on stores, new lint findings, and the files.
    ///
    /// - Parameters:
    ///   - showsDiff: whether the changed lines are shown. As text, only these lines are returned; as JSON, they are
    ///     added to the document.
    ///   - wording: the names of options in the text, such as `--force`.
    package func text(
        _ format: OutputFormat, showsDiff: Bool = false, wording: Wording = .plain, layout: TextLayout = .plain
    ) -> String {
        switch format {
        case .text where showsDiff: layout.style.diff(diff)
        case .text: lines(wording, layout).map { $0 + "\n" }.joined()
        case .json: ResultDocument("edit", messages, result: document(showsDiff)).text
        }
    }

    private var report: DifferenceReport { DifferenceReport(from: old, to: new, difference, verdict) }

    private func lines(_ wording: Wording, _ layout: TextLayout) -> [String] {
        guard actionCount > 0 else { return ["nothing to change: the script has no actions"] }
        guard !changes.isEmpty else { return ["nothing to change: the model says so already"] }
        return report.changeLines(layout, also: otherLines(layout)) + along + [meaning(wording)] + obstacleLines
            + findingLines(layout) + fileLines + reuseLines(wording)
    }

    private var along: [String] {
        removedAlong.isEmpty ? [] : ["removed with it: \(TerminalText.list(removedAlong, limit: 50))"]
    }

    /// Returns the lines about changed settings that a comparison of versions ignores, each with the name of its
    /// entity.
    private func otherLines(_ layout: TextLayout) -> [(entity: String, line: [String])] {
        otherChanges.map { change in
            let parts = change.path.split(separator: ".", maxSplits: 1).map(String.init)
            let property = parts.count > 1 ? parts[1] + "  " : ""
            let text = TerminalText.escaped("\(property)\(change.words): \(change.old) -> \(change.new)")
            return (parts.first ?? "", layout.lines("~ \(text)", indent: 2, hanging: 6))
        }
    }

    /// Returns the effect of the change on stores of the previous version.
    private func meaning(_ wording: Wording) -> String {
        let version = TerminalText.name(old.name)
        guard difference.altersHash else {
            if isHashUnverified { return "Whether the version hash changes is unverified." + advice(wording, ".") }
            return difference.isEmpty
                ? "The change has no effect on stores." : "The version hash stays the same: stores need no migration."
        }
        guard isNewVersion || shipping == .possible || difference.leavesHashUnverified else {
            return "The version hash changes." + novelty
        }
        let fact =
            difference.leavesHashUnverified
            ? "Whether the version hash changes is unverified, and the columns of stores change"
            : "The version hash changes"
        guard !isNewVersion else { return "\(fact): stores of \(version) \(verdict.storesMigrate)." }
        return "\(fact)." + advice(wording, ": its stores \(verdict.storesMigrate).")
    }

    /// The reason why the version is assumed not to have shipped; empty if there is none.
    private var novelty: String {
        let version = TerminalText.name(old.name)
        switch shipping {
        case .notLocked: return " \(version) is not locked, so modelc assumes it has not shipped."
        case .notCommitted: return " \(version) is not committed, so modelc assumes it has not shipped."
        case .possible, .unknownModel: return ""
        }
    }

    /// Returns what to do if the version has shipped; empty if it certainly has not.
    private func advice(_ wording: Wording, _ end: String) -> String {
        guard !isNewVersion, shipping == .possible else { return "" }
        let version = TerminalText.name(old.name)
        guard !wasCurrent else {
            let again = isRehearsal ? "" : "undo this (git restore \(ShellWord.quoted(old.file))) and "
            return " If \(version) has shipped, \(again)use \(wording[.newVersion])\(end)"
        }
        let words = [ShellWord.quoted(path), wording[.olderVersion], ShellWord.quoted(old.name)].joined(separator: " ")
        // A dry run has changed nothing, so there is nothing to undo.
        let undo = isRehearsal ? "" : "undo this, and "
        return " If \(version) has shipped, \(undo)change a copy: \(ToolCommandName.versionsAdd) \(words)"
    }

    private var obstacleLines: [String] { verdict.obstacles.map { "  \(TerminalText.escaped($0))" } }

    private func findingLines(_ layout: TextLayout) -> [String] {
        guard !newFindings.isEmpty else { return [] }
        return ["new in lint:"]
            + newFindings.flatMap { finding in
                layout.lines(
                    "\(finding.severity.diagnosticWord): \(TerminalText.escaped(finding.message)) [\(finding.id.rawValue)]",
                    indent: 2, hanging: 4)
                    + (finding.help.map { layout.lines("help: \(TerminalText.escaped($0))", indent: 4, hanging: 6) }
                        ?? [])
            }
    }

    private func reuseLines(_ wording: Wording) -> [String] {
        guard reusesNewVersion else { return [] }
        let version = TerminalText.name(old.name)
        return ["no new version: \(version) has not shipped; to create one, use \(wording[.newVersionName])"]
    }

    private var fileLines: [String] {
        fileActions.map { path, isNew in
            let verb = isNew ? "created" : "changed"
            let would = isNew ? "would create" : "would change"
            return "\(isRehearsal ? would : verb) \(TerminalText.escaped(path))"
        }
    }

    private func document(_ showsDiff: Bool) -> JSONValue {
        .present(
            [
                ("model", .string(path)), ("version", .string(new.name)), ("isNewVersion", .bool(isNewVersion)),
                ("isDryRun", .bool(isRehearsal)), ("actions", .integer(actionCount)),
                ("difference", .present(report.members)),
                ("hashUnverified", .bool(isHashUnverified)), ("otherChanges", .array(otherChanges.map(\.json))),
            ] + verdict.members + [
                ("removedAlong", .array(removedAlong.map(JSONValue.string))),
                ("newFindings", .array(newFindings.map(\.briefJSON))),
                ("findings", .array(newFindings.map { .object($0.commonMembers) })),
                (
                    "files",
                    .array(
                        fileActions.map { path, isNew in
                            ["path": .string(path), "action": .string(isNew ? "created" : "updated")]
                        })
                ),
                ("diff", .optional(showsDiff ? diff : nil)),
            ])
    }
}

extension EditOutcome.OtherChange {
    /// The name of the setting in Core Data's terms.
    fileprivate var words: String {
        switch setting {
        case "renaming-id": "renaming identifier"
        case "external-storage": "external storage"
        case "hash-modifier": "hash modifier"
        case "preserve-after-deletion": "preserve after deletion"
        default: setting
        }
    }

    fileprivate var json: JSONValue {
        ["path": .string(path), "setting": .string(setting), "old": .string(old), "new": .string(new)]
    }
}

extension ProjectFinding {
    fileprivate var briefJSON: JSONValue {
        [
            "rule": .string(id.rawValue), "severity": .string(severity.diagnosticWord), "message": .string(message),
            "help": .optional(help),
        ]
    }
}

extension FormatOutcome {
    /// Returns the changed files, one per line, and the number of files that were checked.
    ///
    /// - Parameter showsDiff: whether the changed lines are shown. As text, only these lines are returned; as JSON,
    ///   they are added to the document.
    package func text(_ format: OutputFormat, showsDiff: Bool = false, style: TextStyle = .plain) -> String {
        switch format {
        case .text where showsDiff: style.diff(diff)
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("format", messages, result: document(showsDiff)).text
        }
    }

    private var lines: [String] {
        let verb = isRehearsal ? "would format" : "formatted"
        return paths.map { "\(verb) \(TerminalText.escaped($0))" } + [summary]
    }

    private var summary: String {
        let files = Counted.text(fileCount, "file")
        guard isRehearsal else { return "\(paths.count) of \(files) changed" }
        let step = paths.isEmpty ? "" : ": '\(ToolCommandName.format)' writes them"
        return "\(paths.count) of \(files) would change\(step)"
    }

    private func document(_ showsDiff: Bool) -> JSONValue {
        .present([
            ("isDryRun", .bool(isRehearsal)), ("fileCount", .integer(fileCount)),
            ("files", .array(paths.map(JSONValue.string))), ("diff", .optional(showsDiff ? diff : nil)),
        ])
    }
}

extension NewModelOutcome {
    /// Returns the files, and the commands to run next.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("new", [], result: document).text
        }
    }

    private var lines: [String] {
        let made = files.map { "\(isRehearsal ? "would create" : "created") \(TerminalText.escaped($0))" }
        return isRehearsal ? made : made + next.map { "next: \($0)" }
    }

    private var next: [String] {
        let model = name.map { " " + ShellWord.quoted($0) } ?? ""
        guard !entities.isEmpty else { return ["\(ToolCommandName.edit)\(model) add entity Book"] }
        let attribute = nextAttribute.map { "\(ToolCommandName.edit)\(model) add attribute \($0) String" }
        return [attribute, "\(ToolCommandName.inspect)\(model)"].compactMap { $0 }
    }

    private var document: JSONValue {
        [
            "model": .string(path), "isDryRun": .bool(isRehearsal),
            "entities": .array(entities.map(JSONValue.string)), "files": .array(files.map(JSONValue.string)),
            "next": .array(next.map(JSONValue.string)),
        ]
    }
}
