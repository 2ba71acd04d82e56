import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcGit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The use case: a clone -> `.gitattributes` with the lines for models, and git settings that name modelc's commands.
package struct MergeSetup: UseCase {
    private let request: MergeSetupRequest
    private let workspace: Workspace

    /// The settings, by name. The path of a model may begin with a dash, and git passes it to textconv without a folder.
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

    /// The command in git's settings: the tool's name if it is on the search path.
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

    /// - Throws: `RunFailure` if there is no git or no clone, or if a file cannot be written.
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

    /// Changes both the settings and the file, or neither: restores the settings if the rest fails.
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

/// The `.gitattributes` file of a clone, and the lines for models that it lacks.
struct AttributesFile {
    /// The missing lines, without line endings.
    let missing: [String]
    private let path: String
    private let old: [UInt8]?

    /// - Throws: `RunFailure` if the file exists and cannot be read.
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

    /// Appends the missing lines, with the line endings of the file; existing lines stay unchanged.
    func complete(under lock: WriteLock) throws(RunFailure) {
        guard !missing.isEmpty else { return }
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

/// Checks whether git merges the models of a clone with modelc. If several lines in several files match, the last one applies.
struct DriverUse {
    private let attributes: GitAttributes

    init(_ attributes: GitAttributes) { self.attributes = attributes }

    /// Returns a warning for each other merge driver that git uses for models, with the first file as an example.
    func messages() throws(GitError) -> [Diagnostic] {
        let found = try attributes.files().filter(DriverUse.isOfModel)
        // A clone without models may get models later, so a typical path is checked.
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
