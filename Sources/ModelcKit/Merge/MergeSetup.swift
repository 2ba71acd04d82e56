import ModelcDiagnostics
import ModelcDisk
import ModelcGit
import ModelcText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What git is to be told.
package struct MergeSetupRequest {
    /// Whether the settings are those of the user, for all repositories.
    package var isForUser = false
    /// Whether nothing is written.
    package var isRehearsal = false
    /// The absolute path of the tool that runs: git is told of it where it does not find the tool by name. Nil: the name is right.
    package var tool: String?

    package init() {}
}

/// What git was told.
package struct MergeSetupOutcome {
    /// A setting of git.
    package struct Setting: Hashable {
        package var name: String
        package var value: String
        /// Whether git had it already.
        package var isKnown: Bool
    }

    /// The path of `.gitattributes`, as reports show it; nil outside of a clone.
    package var attributes: String?
    /// The lines that it lacked.
    package var missing: [String]
    package var settings: [Setting]
    package var isForUser: Bool
    package var isRehearsal: Bool
}

/// The use case: a clone -> `.gitattributes` with the lines of models, and the settings of git that name modelc's commands.
package struct MergeSetup {
    private let request: MergeSetupRequest
    private let workspace: Workspace

    /// The settings by their names. A path of a model may begin with a dash.
    private var settings: [(name: String, value: String)] {
        let tool = command
        return [
            (name: "merge.modelc.name", value: "Core Data models, merged by modelc"),
            (name: "merge.modelc.driver", value: "\(tool) merge %O %A %B --marker-size=%L --path=%P"),
            (name: "diff.modelc.textconv", value: "\(tool) textconv"),
        ]
    }

    /// How git calls the tool: by its name where the search path has one.
    private var command: String {
        guard let tool = request.tool else { return "modelc" }
        let folders = (workspace.environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        let isFound = folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/modelc") }
        return isFound ? "modelc" : ShellWord.quoted(tool)
    }

    package init(_ request: MergeSetupRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where there is no git, no clone, or a file cannot be written.
    package func run() throws(RunFailure) -> MergeSetupOutcome {
        let git = GitConfiguration(
            folder: workspace.absolute("."), environment: workspace.environment,
            scope: request.isForUser ? .user : .clone)
        let root = try asking { () throws(GitError) in try git.root() }
        if root == nil, !request.isForUser { throw noClone }
        let settings = try asking { () throws(GitError) in try known(git) }
        let attributes = root.map { $0 + "/" + SetupFile.models.path }
        let missing = try attributes.map { path throws(RunFailure) in try complete(path) } ?? []
        if !request.isRehearsal {
            try asking { () throws(GitError) in
                for setting in settings where !setting.isKnown { try git.set(setting.name, to: setting.value) }
            }
        }
        return MergeSetupOutcome(
            attributes: attributes.map { workspace.display.path($0) }, missing: missing, settings: settings,
            isForUser: request.isForUser, isRehearsal: request.isRehearsal)
    }

    private func known(_ git: GitConfiguration) throws(GitError) -> [MergeSetupOutcome.Setting] {
        var known: [MergeSetupOutcome.Setting] = []
        for (name, value) in settings {
            known.append(MergeSetupOutcome.Setting(name: name, value: value, isKnown: try git.value(of: name) == value))
        }
        return known
    }

    /// Adds the lines that the file lacks at its end; what it has stays.
    ///
    /// - Returns: those lines.
    private func complete(_ path: String) throws(RunFailure) -> [String] {
        let old: [UInt8]?
        switch FileBytes.contents(of: path, megabytes: 4) {
        case .success(let bytes): old = bytes
        case .failure(.missing): old = nil
        case .failure(.unreadable(let reason)):
            throw RunFailure([FileWritingError.unwritable(path: path, reason: reason).diagnostic])
        }
        let text = String(decoding: old ?? [], as: UTF8.self)
        let missing = SetupFile.models.missing(in: text)
        guard !missing.isEmpty, !request.isRehearsal else { return missing }
        let isWhole = missing.count == SetupFile.models.missing(in: "").count
        let lines = isWhole ? SetupFile.models.text : missing.map { $0 + "\n" }.joined()
        let gap = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        do throws(FileWritingError) {
            try FileWriter.change([FileChange(path: path, old: old, new: (old ?? []) + Array((gap + lines).utf8))])
        } catch {
            throw RunFailure([error.diagnostic])
        }
        return missing
    }

    private func asking<Answer>(_ question: () throws(GitError) -> Answer) throws(RunFailure) -> Answer {
        do throws(GitError) {
            return try question()
        } catch {
            throw failure(error)
        }
    }

    private var noClone: RunFailure {
        RunFailure([
            Diagnostic(
                .notInGit, .error, "the folder is not in a clone of git",
                help: "run the command inside of one, or with --global for the settings of all your clones")
        ])
    }

    private func failure(_ error: GitError) -> RunFailure { RunFailure([error.diagnostic(workspace.wording)]) }
}
