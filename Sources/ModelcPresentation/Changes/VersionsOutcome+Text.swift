import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension VersionsOutcome {
    /// Returns the versions, or the changes to them.
    ///
    /// - Parameters:
    ///   - command: the command as users type it, such as `versions add`, for the JSON document.
    ///   - isVerbose: whether the text also lists a Swift package, or states that no project contains a list of the
    ///     versions.
    package func text(
        _ format: OutputFormat, command: String, isVerbose: Bool = false, style: TextStyle = .plain
    ) -> String {
        switch format {
        case .text: lines(style, isVerbose).map { $0 + "\n" }.joined()
        case .json: ResultDocument(command, messages, result: document).text
        }
    }

    private func lines(_ style: TextStyle, _ isVerbose: Bool) -> [String] {
        let projectLines = projectLines(isVerbose)
        guard !done.isEmpty else { return versions.map { line($0, style) } + projectLines.map(style.faint) }
        let sentences = done.map { (isRehearsal ? "would be: " : "") + TerminalText.escaped($0) }
        return sentences + files.map { "\($0.action.verb(isRehearsal)) \(TerminalText.escaped($0.path))" }
            + strandedLines + (files.isEmpty ? [] : projectLines)
    }

    private var strandedLines: [String] {
        guard !stranded.isEmpty else { return [] }
        let names = TerminalText.list(stranded, limit: 50)
        return ["stores of \(names) \(isRehearsal ? "could not" : "cannot") be migrated any more"]
    }

    private func line(_ version: Version, _ style: TextStyle) -> String {
        let words = [
            version.isCurrent ? "current" : nil, version.isLocked ? "locked" : nil,
            version.isReleased ? "released" : nil,
        ].compactMap { $0 }
        let state = words.isEmpty ? "" : "  " + words.joined(separator: ", ")
        let text = "\(version.isCurrent ? "*" : " ") \(TerminalText.name(version.name))"
        return (version.isCurrent ? style.bold(text) : text) + state
    }

    /// Returns the lines about the projects that list the versions. A package, or a folder without a project, has no
    /// list that needs an update.
    private func projectLines(_ isVerbose: Bool) -> [String] {
        guard projects.isEmpty else { return projects.filter { isVerbose || !$0.isPackage }.map(line) }
        guard isVerbose else { return [] }
        let place = searched == "." ? "this folder" : "'\(TerminalText.escaped(searched))'"
        return [
            "no Xcode project in \(place) lists the versions"
                + (done.isEmpty ? "" : "; if one elsewhere does, add the bundle to it again in Xcode")
        ]
    }

    private func line(_ project: ProjectReference) -> String {
        switch project {
        case .listed(let path): "listed in \(TerminalText.escaped(path))"
        case .synchronised(let path):
            "\(TerminalText.escaped(path)) synchronises the folder: there is nothing else to change"
        case .notUnderstood(let path):
            "\(TerminalText.escaped(path)) names the model, but how it lists the versions is not understood"
        case .package(let path): "\(TerminalText.escaped(path)) lists no versions: there is nothing else to change"
        case .generated(let path, let command):
            "\(TerminalText.escaped(path)) generates the Xcode project\(done.isEmpty ? "" : ": run '\(command)' again")"
        }
    }

    private var document: JSONValue {
        [
            "model": .string(path), "isDryRun": .bool(isRehearsal),
            "projects": .array(projects.map { ["path": .string($0.path), "state": .string($0.word)] }),
            "searched": .string(searched),
            "versions": .array(
                versions.map {
                    [
                        "name": .string($0.name), "isCurrent": .bool($0.isCurrent), "isLocked": .bool($0.isLocked),
                        "isReleased": .bool($0.isReleased),
                    ]
                }),
            "done": .array(done.map(JSONValue.string)), "files": .array(files.map { .string($0.path) }),
            "stranded": .array(stranded.map(JSONValue.string)),
        ]
    }
}

extension VersionsOutcome.File.Action {
    /// Returns the verb for the action on the file, such as `created`; for a dry run `would create`.
    fileprivate func verb(_ isRehearsal: Bool) -> String {
        switch self {
        case .renamed: isRehearsal ? "would rename to" : "renamed to"
        case .created: isRehearsal ? "would create" : "created"
        case .changed: isRehearsal ? "would change" : "changed"
        case .removed: isRehearsal ? "would remove" : "removed"
        }
    }
}

extension VersionsOutcome.ProjectReference {
    fileprivate var isPackage: Bool {
        if case .package = self { true } else { false }
    }
}
