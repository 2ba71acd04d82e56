import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension DoctorOutcome {
    /// Returns what modelc finds in the project, with a line for each item, and the problems, as text or as JSON.
    package func text(_ format: OutputFormat) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument("doctor", messages, result: document).text
        }
    }

    private var lines: [String] {
        let checked = parts.map { "\($0.title): \($0.summary)" }
        return ["modelc \(ModelcVersion.text)", "configuration: \(configurationWords)", "models: \(models.count)"]
            + models.map(line) + checked + [
                "plugins: \(pluginWords)", "git: \(repositoryWords)", summary,
            ]
    }

    private var configurationWords: String {
        configuration.map(TerminalText.escaped) ?? "none ('\(ToolCommandName.initialize)' writes one)"
    }

    private func line(_ model: Model) -> String {
        let versions = Counted.text(model.versionCount, "version")
        let current = model.current.map { "current: \(TerminalText.escaped($0))" } ?? "no current version"
        let lock = model.lockFile.map { "locked by \(TerminalText.escaped($0))" }
        let templates = model.templates.map { "templates from \(TerminalText.escaped($0))" }
        let words = [versions, current, lock, templates].compactMap { $0 }
        return "  \(TerminalText.escaped(model.path)): \(words.joined(separator: ", "))"
    }

    private var pluginWords: String {
        guard plugins.isEmpty else { return plugins.joined(separator: ", ") }
        return isPackage
            ? "none ('\(ToolCommandName.help) packages' shows what they do)" : "none (there is no Package.swift)"
    }

    private var repositoryWords: String {
        guard let repository else { return "not in a repository" }
        return repository.isShallow ? "repository, a shallow clone" : "repository"
    }

    private var summary: String {
        let counts = Severity.allCases.compactMap { severity in
            let count = messages.count { $0.severity == severity }
            return count == 0 ? nil : severity.counted(count)
        }
        return counts.isEmpty ? "no problems found" : "problems: \(counts.joined(separator: ", "))"
    }

    /// The parts of the check that were requested, such as lint: the name in JSON, the title, the state (such as
    /// passed) and the result in a few words.
    private var parts: [(name: String, title: String, state: CheckedPart.State, summary: String)] {
        guard let check else { return [] }
        return CheckReport(check).sections.filter { [.generated, .lock, .mappings].contains($0.part.part) }.map {
            ($0.part.part.rawValue, $0.part.part.title, $0.part.state, $0.summary)
        }
    }

    private var document: JSONValue {
        [
            "configuration": .optional(configuration),
            "models": .array(models.map(json)),
            "parts": .array(
                parts.map {
                    [
                        "name": .string($0.name), "state": .string($0.state.rawValue), "summary": .string($0.summary),
                    ]
                }),
            "plugins": .array(plugins.map(JSONValue.string)),
            "git": repository.map { ["shallow": .bool($0.isShallow)] } ?? .null,
        ]
    }

    private func json(_ model: Model) -> JSONValue {
        [
            "path": .string(model.path), "versions": .integer(model.versionCount), "current": .optional(model.current),
            "lockFile": .optional(model.lockFile), "templates": .optional(model.templates),
        ]
    }
}

extension SetupOutcome {
    /// Returns the files, the lines to add to existing files, and the commands to run next.
    ///
    /// - Parameters:
    ///   - format: whether to return text or a JSON document.
    ///   - wording: the names of options in the text, such as `--force`.
    package func text(_ format: OutputFormat, _ wording: Wording) -> String {
        switch format {
        case .text: files.map(text).joined() + notes + next(wording)
        case .json: ResultDocument("init", [], result: document(wording)).text
        }
    }

    private var notes: String {
        models.map { model in model.note.map { "\(TerminalText.escaped(model.path)): \($0)\n" } ?? "" }.joined()
    }

    private func text(_ file: File) -> String {
        let path = TerminalText.escaped(file.path)
        switch file.action {
        case .create: return "\(isRehearsal ? "would create" : "created") \(path)\n"
        case .update: return "\(isRehearsal ? "would update" : "updated") \(path)\n"
        case .leave: return "unchanged \(path)\n"
        case .keep, .refuse:
            guard !file.missing.isEmpty else { return "kept \(path): it exists\n" }
            return "kept \(path): it exists; add to it:\n\n"
                + file.missing.map { ($0.isEmpty ? "" : "    " + $0) + "\n" }.joined() + "\n"
        }
    }

    private func next(_ wording: Wording) -> String {
        guard !isRehearsal else { return "" }
        let edits = files.filter(\.needsEdit).map { "complete the line with EDIT: in \(TerminalText.escaped($0.path))" }
        let steps = (edits + commands(wording)).map { "next: \($0)\n" }.joined() + checkOnly
        guard mayUsePlugins else { return steps }
        return steps + "in a Swift package, plugins can generate and compile in each build instead\n"
            + "next: \(ToolCommandName.help) packages\n"
    }

    /// The step for a user who wants checks in CI, and no classes. Empty if the project has classes already.
    private var checkOnly: String {
        guard hasChecks, !models.isEmpty, models.allSatisfy({ $0.origin == .new }), let file = files.first,
            generation != .nothing
        else { return "" }
        return "for checks without generated classes, remove 'output' and 'human-output' from "
            + "\(TerminalText.escaped(file.path))\n"
    }

    private func commands(_ wording: Wording) -> [String] {
        let check = ToolCommandName.check.description
        switch generation {
        case .nothing: return [check]
        case .harmless: return [ToolCommandName.generate.description, check]
        case .conflicts: return ["\(ToolCommandName.generate) \(wording[.rehearsal])", check]
        }
    }

    private func document(_ wording: Wording) -> JSONValue {
        [
            "models": .array(
                models.map { model in
                    [
                        "path": .string(model.path), "classes": .string(model.origin.rawValue),
                        "note": .optional(model.note),
                    ]
                }),
            "files": .array(
                files.map { file in
                    [
                        "path": .string(file.path),
                        "action": .string(file.action == .refuse ? "kept" : file.action.rawValue),
                        "missing": .array(file.missing.map(JSONValue.string)), "needsEdit": .bool(file.needsEdit),
                    ]
                }),
            "next": .array(commands(wording).map(JSONValue.string)),
        ]
    }
}
