import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension VersionsOutcome {
    /// The versions, or what was done with them.
    ///
    /// - Parameter command: the command as users type it: `versions add`.
    package func text(_ format: OutputFormat, command: String) -> String {
        switch format {
        case .text: lines.map { $0 + "\n" }.joined()
        case .json: ResultDocument(command, messages, result: document).text
        }
    }

    private var lines: [String] {
        guard !done.isEmpty else { return versions.map(line) + [projectLine] }
        let sentences = done.map { (isRehearsal ? "would be: " : "") + TerminalText.escaped($0) }
        return sentences + files.map { "\(isRehearsal ? "would change" : "changed") \(TerminalText.escaped($0))" }
            + (files.isEmpty ? [] : [projectLine])
    }

    private func line(_ version: Version) -> String {
        let words = [version.isCurrent ? "current" : nil, version.isLocked ? "locked" : nil].compactMap { $0 }
        let state = words.isEmpty ? "" : "  " + words.joined(separator: ", ")
        return "\(version.isCurrent ? "*" : " ") \(TerminalText.name(version.name))\(state)"
    }

    private var projectLine: String {
        switch project {
        case .listed(let path): "listed in \(TerminalText.escaped(path))"
        case .none: "no Xcode project lists the versions: there is nothing else to change"
        }
    }

    private var document: JSONValue {
        let listed: String? = if case .listed(let path) = project { path } else { nil }
        return [
            "model": .string(path), "isDryRun": .bool(isRehearsal), "project": .optional(listed),
            "versions": .array(
                versions.map {
                    ["name": .string($0.name), "isCurrent": .bool($0.isCurrent), "isLocked": .bool($0.isLocked)]
                }),
            "done": .array(done.map(JSONValue.string)), "files": .array(files.map(JSONValue.string)),
        ]
    }
}
