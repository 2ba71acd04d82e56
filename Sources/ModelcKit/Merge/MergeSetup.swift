import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcGit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The use case of registering modelc as git's merge and diff driver. Adds the lines for models to `.gitattributes`,
/// and writes the git settings that name modelc's commands.
package struct MergeSetup: UseCase {
    private let request: MergeSetupRequest
    private let workspace: Workspace

    /// The git settings to write. The `--` after `textconv` is needed because git may pass a path that begins with a
    /// dash.
    private var settings: [(name: String, value: String)] {
        let tool = command
        return [
            (name: "merge.modelc.name", value: "Core Data models, merged by modelc"),
            (name: "merge.modelc.driver", value: "\(tool) merge %O %A %B --marker-size=%L --path=%P"),
            (name: "merge.modelc.recursive", value: "modelc-ancestors"),
            (name: "merge.modelc-ancestors.name", value: "Common ancestors of Core Data models, merged by modelc"),
            (name: "merge.modelc-ancestors.driver", value: "\(tool) merge %O %A %B --ancestors --path=%P"),
            (name: "diff.modelc.textconv", value: "\(tool) textconv --"),
        ]
    }

    /// The command to write into git's settings: `modelc` if the tool is on the search path, otherwise its absolute
    /// path.
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

    /// - Throws: `RunFailure` if git is not installed, if the folder is not in a clone, or if a file cannot be written.
    package func run() throws(RunFailure) -> MergeSetupOutcome {
        let git = GitConfiguration(
            folder: workspace.absolute("."), environment: workspace.environment,
            scope: request.isForUser ? .user : .clone)
        let root = try asking { () throws(GitError) in try git.root() }
        if root == nil, !request.isForUser { throw noClone }
        let settings = try asking { () throws(GitError) in try known(git) }
        let attributes = root.map { $0 + "/" + SetupFile.models.path }
        let lock =
            request.isRehearsal
            ? nil : try WriteLock.taken(of: attributes.map { [$0] } ?? [], waiting: workspace.waiting)
        defer { lock?.release() }
        let file = try attributes.map { path throws(RunFailure) in try AttributesFile(path) }
        if let lock { try change(git, settings, file, lock) }
        var outcome = MergeSetupOutcome(
            attributes: attributes.map { workspace.display.path($0) }, missing: file?.missing ?? [],
            settings: settings, isForUser: request.isForUser, isRehearsal: request.isRehearsal)
        if let root, !request.isRehearsal {
            let use = DriverUse(GitAttributes(root: root, environment: workspace.environment))
            outcome.messages = try asking { () throws(GitError) in try use.messages() }
        }
        return outcome
    }

    /// Changes the git settings and the file. If a step fails, restores the settings that were already changed.
    private func change(
        _ git: GitConfiguration, _ settings: [MergeSetupOutcome.Setting], _ file: AttributesFile?, _ lock: WriteLock
    ) throws(RunFailure) {
        let wanted = settings.filter { !$0.isKnown }
        var done = 0
        do throws(RunFailure) {
            for setting in wanted {
                try asking { () throws(GitError) in try git.set(setting.name, to: setting.value) }
                done += 1
            }
            try file?.complete(under: lock)
        } catch {
            for setting in wanted.prefix(done) { try? git.restore(setting.name, to: setting.old) }
            throw error
        }
    }

    private func known(_ git: GitConfiguration) throws(GitError) -> [MergeSetupOutcome.Setting] {
        var known: [MergeSetupOutcome.Setting] = []
        for (name, value) in settings {
            known.append(MergeSetupOutcome.Setting(name: name, value: value, old: try git.values(of: name)))
        }
        return known
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

/// The `.gitattributes` file of a clone, and the lines for models that are missing in it.
struct AttributesFile {
    /// The lines that are missing in the file, without line endings.
    let missing: [String]
    private let path: String
    private let old: [UInt8]?

    /// - Throws: `RunFailure` if the file exists but cannot be read.
    init(_ path: String) throws(RunFailure) {
        self.path = path
        switch FileBytes.contents(of: path, megabytes: 4) {
        case .success(let bytes): old = bytes
        case .failure(.missing): old = nil
        case .failure(.unreadable(let reason)):
            throw RunFailure([FileWritingError.uneditable(path: path, reason: reason).diagnostic])
        }
        let text = String(decoding: old ?? [], as: UTF8.self)
        missing = SetupFile.models.missing(in: text.replacingText("\r\n", with: "\n"))
    }

    /// Appends the missing lines. They get the same line endings as the file; existing lines are not changed. If no line
    /// is missing, only removes the temporary files that a killed run left behind.
    func complete(under lock: WriteLock) throws(RunFailure) {
        guard !missing.isEmpty else { return UnfinishedFiles.remove(in: [PathText.folder(of: path)]) }
        let isWhole = missing.count == SetupFile.models.missing(in: "").count
        let lines = isWhole ? SetupFile.models.text : missing.map { $0 + "\n" }.joined()
        let bytes = old ?? []
        let hasCarriageReturns = bytes[...].firstPlace(of: "\r\n") != nil
        let gap = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? "" : "\n"
        let added = (gap + lines).replacingText("\n", with: hasCarriageReturns ? "\r\n" : "\n")
        do throws(FileWritingError) {
            try FileWriter.change([FileChange(path: path, old: old, new: bytes + Array(added.utf8))], under: lock)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }
}

/// Checks whether git uses modelc to merge the models of a clone. It may use another driver although the lines are in
/// `.gitattributes`: if several lines match a file, git uses the last one.
struct DriverUse {
    private let attributes: GitAttributes

    init(_ attributes: GitAttributes) { self.attributes = attributes }

    /// Returns a warning for each merge driver other than modelc that git uses for models. The warning names one file
    /// as an example.
    func messages() throws(GitError) -> [Diagnostic] {
        let found = try attributes.files().filter(DriverUse.isOfModel)
        // If the clone has no models yet, a typical path is checked instead.
        let paths = found.isEmpty ? ["Model.xcdatamodeld/Model.xcdatamodel/contents"] : found
        let values = try attributes.values(of: "merge", for: paths)
        let others = Dictionary(grouping: paths.filter { values[$0] != "modelc" }, by: { values[$0] ?? "unspecified" })
        return others.keys.sorted().map { value in
            let files = (others[value] ?? []).sorted()
            let count = Counted.text(files.count, "file")
            let first = TerminalText.escaped(files.first ?? "")
            return Diagnostic(
                .mergeDriverUnused, .warning,
                "git does not use modelc to merge \(count): the attribute 'merge' of \(first) is "
                    + "'\(TerminalText.escaped(value))'",
                help:
                    "a later line, a .gitattributes in a subfolder or .git/info/attributes sets it: change it, and "
                    + "check with: git check-attr merge -- \(ShellWord.quoted(files.first ?? ""))")
        }
    }

    private static func isOfModel(_ path: String) -> Bool {
        PathText.name(of: path) == CurrentVersionEditor.fileName || path.hasSuffix(".xcdatamodel/contents")
    }
}

extension DiagnosticID {
    static let mergeDriverUnused = DiagnosticID("merge-driver-unused")
}
