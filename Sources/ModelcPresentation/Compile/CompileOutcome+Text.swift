import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports

extension CompileOutcome {
    /// Returns the results: as text one line per file, or as JSON.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json: ResultDocument("compile", messages, showsNotes: showsNotes, result: document).text
        }
    }

    private var text: String {
        if isRehearsal { return listing }
        if let unchangedCount { return "unchanged: \(Counted.text(unchangedCount, "file"))\n" }
        guard result == .done else { return "" }
        let changed = files.filter(\.action.isDrift)
        let lines =
            changed.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))" }
            + removed.map { "removed \(TerminalText.escaped($0))" }
        let rest = files.count - changed.count
        let summary = rest > 0 ? ["unchanged: \(Counted.text(rest, "file"))"] : []
        return (lines + summary).map { $0 + "\n" }.joined()
    }

    /// The files that would be written. Files that are up to date are omitted.
    private var listing: String {
        let changed = files.filter(\.action.isDrift)
        let lines =
            changed.map { "\($0.action.wouldBe ?? "refused") \(TerminalText.escaped($0.path))" }
            + removed.map { "would remove \(TerminalText.escaped($0))" }
        let summary =
            lines.isEmpty
            ? "\(Counted.text(files.count, "file")) up to date"
            : "\(Counted.text(lines.count, "file")) would change: '\(ToolCommandName.compile)' writes them"
        guard result != .failed, !files.isEmpty || !lines.isEmpty else { return "" }
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }

    private var document: JSONValue {
        [
            "isDryRun": .bool(isRehearsal), "isUpToDate": .bool(unchangedCount != nil),
            "files": .array(files.map { ["path": .string($0.path), "action": .string($0.action.rawValue)] }),
            "removed": .array(removed.map(JSONValue.string)),
        ]
    }
}

extension DecompileOutcome {
    /// Returns the created source files, and the information that a compiled file does not contain, as text or as JSON.
    package func text(_ format: OutputFormat, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json: ResultDocument("decompile", messages, showsNotes: showsNotes, result: document).text
        }
    }

    private var text: String {
        let action = isRehearsal ? "would create" : "created"
        let files = files.map { "\(action) \(TerminalText.escaped($0.path))\n" }.joined()
        let losses = losses.map { "  - \($0)\n" }.joined()
        let input = isOfSwift ? "Not in a data model" : "Not in a compiled file"
        return files + "\n\(input), so not in this source:\n" + losses
    }

    private var document: JSONValue {
        [
            "path": .string(path), "isDryRun": .bool(isRehearsal), "files": .array(files.map { .string($0.path) }),
            "losses": .array(losses.map(JSONValue.string)),
        ]
    }
}

extension StandInOutcome {
    /// Returns the output for standard error: messages and findings in the format of Apple's compiler, which build
    /// systems parse.
    ///
    /// - Parameter display: formats paths as reports show them, for lines that cannot have that format.
    package func text(_ display: DisplayPath) -> String {
        if lacksCurrentVersion { return missingVersion }
        return messages.map { line($0, display) }.joined() + (findings?.compilerLines ?? "")
    }

    /// The output for standard output: the paths of the files, one per line. The build system reads them.
    package var listing: String { files.map { $0 + "\n" }.joined() }

    /// The message for a bundle without a current version. It has the wording of Apple's compiler, because build
    /// systems parse it.
    private var missingVersion: String {
        let path = TerminalText.escaped(input)
        return
            "\(path):: error: Could not fetch generated file paths: No current version for model at path \(path): [0]\n"
    }

    private func line(_ diagnostic: Diagnostic, _ display: DisplayPath) -> String {
        let location = diagnostic.location ?? SourceLocation(path: input)
        var message = diagnostic
        message.location = location
        // The format of the line has a separate field for the subject.
        if let subject = diagnostic.modelPath, !subject.isEmpty, message.message.hasPrefix(subject + ": ") {
            message.message.removeFirst(subject.count + 2)
        }
        let found = FindingReport(
            ToolCommandName.compile.rawValue, [message], sources: sources, exitCode: result.rawValue,
            display: display)
        let path = PathText.absolute(PathText.version(ofFile: location.path))
        return found.report.findings.map { MomcFormat.line($0, at: path, in: found.context()) }.joined()
    }
}

extension LintOutcome {
    /// The findings in the line format of Apple's model compiler.
    fileprivate var compilerLines: String {
        FindingReport(found, of: "lint").text(.momc, .plain)
    }
}
