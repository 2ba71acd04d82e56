import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles

/// The use case of a three-way merge: writes one merged file from base, ours and theirs, with a mark at each conflict.
/// The files are models, or the files that name the current version of a bundle.
package struct Merge: UseCase {
    private let request: MergeRequest
    private let workspace: Workspace

    package init(_ request: MergeRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if a file cannot be read or written. In this case, nothing is changed.
    package func run() throws(RunFailure) -> MergeOutcome {
        let lock = try writtenFile.map { path throws(RunFailure) in
            try WriteLock.taken(of: [path], waiting: workspace.waiting)
        }
        defer { lock?.release() }
        var outcome = try merged()
        outcome.isRehearsal = request.isRehearsal
        if let lock { try write(outcome, lock) }
        return outcome
    }

    /// The path of the file to replace; nil if nothing is written. If git runs the merge, this is a temporary file that
    /// no other run uses.
    private var writtenFile: String? {
        guard !request.isRehearsal else { return nil }
        switch request.destination {
        case .ours: return workspace.path(request.ours)
        case .file(let path, _): return workspace.path(path)
        case .caller: return nil
        }
    }

    private func merged() throws(RunFailure) -> MergeOutcome {
        var base = try bytes(request.base)
        let ours = try bytes(request.ours)
        let theirs = try bytes(request.theirs)
        if base.isEmpty, let path = request.name {
            base =
                CommonVersion(in: workspace).contents(insteadOf: path, of: [ours, theirs], beside: request.ours) ?? base
        }
        var outcome = MergeOutcome(name: name, conflicts: [], bytes: ours, old: ours)
        if request.isOfAncestors {
            outcome.bytes = Merge.sharedBase(base, ours, theirs, name: name)
        } else {
            outcome = try Merge.merged(base, ours, theirs, name: name, sides: sideNames)
        }
        return outcome
    }

    /// The file name for messages: the name in the request, or else the path of the written file.
    private var name: String {
        var file = request.ours
        if case .file(let path, _) = request.destination { file = path }
        return request.name ?? workspace.display.path(workspace.path(file))
    }

    /// The names of the three files for messages. If the request has no `name`, these are the paths that the user
    /// passed. Otherwise nil, because the files are temporary files of git.
    private var sideNames: SideNames? {
        guard request.name == nil else { return nil }
        let shown = { (path: String) in workspace.display.path(workspace.path(path)) }
        return SideNames(shown(request.base), shown(request.ours), shown(request.theirs))
    }

    /// - Parameters:
    ///   - base: the bytes of the base; empty if both sides added the file.
    ///   - name: the path of the file in the repository, which determines the kind of file.
    ///   - sides: the names of the three files in messages; nil to use git's names.
    static func merged(
        _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], name: String, sides: SideNames? = nil
    ) throws(RunFailure) -> MergeOutcome {
        let sides = sides ?? SideNames(ofGit: name)
        var outcome = MergeOutcome(name: name, conflicts: [], bytes: ours, old: ours)
        if let bytes = ThreeWay.merge(base, ours, theirs).value {
            // If only one side changed the file, the result is this side's file, byte for byte.
            let path = bytes == ours ? sides.ours : sides.theirs
            if isCurrentVersion(ours, name) {
                guard !bytes.isEmpty, NamedVersion(bytes) != nil else {
                    throw CurrentVersionMerge.unreadable(name, path)
                }
            } else {
                try MergeSide.check(bytes, at: path)
            }
            outcome.bytes = bytes
        } else if isCurrentVersion(ours, name) {
            try CurrentVersionMerge(base, ours, theirs, name: name, sides: sides).merge(into: &outcome)
        } else {
            try ModelMerge(base, ours, theirs, name: name, sides: sides).merge(into: &outcome)
        }
        return outcome
    }

    /// Merges two merge bases into one base for a later merge. Where the two merge bases disagree, the result has the
    /// content of their own common base.
    ///
    /// Branches that were merged into each other have several merge bases. This merge is only an intermediate step of
    /// git, so it reports no conflicts. A conflict is reported when the branches themselves are merged.
    static func sharedBase(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], name: String) -> [UInt8] {
        if let bytes = ThreeWay.merge(base, ours, theirs).value { return bytes }
        if isCurrentVersion(ours, name) { return base }
        return (try? ModelMerge(base, ours, theirs, name: name).sharedBase()) ?? base
    }

    private static func isCurrentVersion(_ bytes: [UInt8], _ name: String) -> Bool {
        PathText.name(of: name) == CurrentVersionEditor.fileName
            || bytes.firstPlace(of: "<plist") != nil && bytes.firstPlace(of: "<model") == nil
    }

    private func bytes(_ path: String) throws(RunFailure) -> [UInt8] {
        switch FileBytes.contents(of: workspace.path(path), megabytes: ModelFiles.largestMegabytes) {
        case .success(let bytes): return bytes
        case .failure(let refusal):
            throw RunFailure([
                refusal.diagnostic(of: path, "merged", help: "give the base, ours and theirs, three files")
            ])
        }
    }

    private func write(_ outcome: MergeOutcome, _ lock: WriteLock) throws(RunFailure) {
        switch request.destination {
        case .ours:
            let change = FileChange(path: workspace.path(request.ours), old: outcome.old, new: outcome.bytes)
            try telling { () throws(FileWritingError) in try FileWriter.change([change], under: lock) }
        case .file(let path, let replaces):
            let file = ReportFile(try text(outcome.bytes), at: workspace.path(path))
            if !replaces, let earlier = file.earlier(reading: 1), earlier.head?.isEmpty != true {
                throw RunFailure([earlier.refusal(workspace.wording)])
            }
            try telling(file.write)
        case .caller: break
        }
    }

    private func telling(_ write: () throws(FileWritingError) -> Void) throws(RunFailure) {
        do throws(FileWritingError) {
            try write()
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    private func text(_ bytes: [UInt8]) throws(RunFailure) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { throw MergedFile.failure(name, "it is not in UTF-8") }
        return text
    }
}

/// Merges the file that names the current version of a bundle (`.xccurrentversion`).
struct CurrentVersionMerge {
    private let sides: [[UInt8]]
    private let name: String
    private let sideNames: SideNames

    init(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], name: String, sides sideNames: SideNames) {
        sides = [base, ours, theirs]
        self.name = name
        self.sideNames = sideNames
    }

    /// Returns the error for a side that cannot be read.
    ///
    /// - Parameter path: the name of the unreadable file in messages.
    static func unreadable(_ name: String, _ path: String) -> RunFailure {
        RunFailure([
            Diagnostic(
                .mergeFailed, .error, "\(name) cannot be merged: \(path) is not a property list",
                at: SourceLocation(path: name), help: "restore the file from version control")
        ])
    }

    /// Merges the name of the current version. Git already keeps the folders of both new versions, so only this name
    /// can be in conflict.
    func merge(into outcome: inout MergeOutcome) throws(RunFailure) {
        let named = sides.map { NamedVersion($0) }
        guard let ours = named[1], let theirs = named[2] else {
            throw CurrentVersionMerge.unreadable(name, named[1] == nil ? sideNames.ours : sideNames.theirs)
        }
        switch ThreeWay.merge(named[0] ?? NamedVersion.none, ours, theirs) {
        case .agreed(let wanted): outcome.bytes = wanted == ours ? sides[1] : sides[2]
        case .conflict: outcome.conflicts = [conflict(ours, theirs, base: named[0]?.version)]
        }
    }

    private func conflict(_ ours: NamedVersion, _ theirs: NamedVersion, base: String?) -> MergeOutcome.Conflict {
        let bundle = PathText.folder(of: name)
        let command = { (version: NamedVersion) in
            version.version.map { name in
                // An argument with a leading dash would be read as an option, so `--` is put before it.
                let isOption = bundle.hasPrefix("-") || name.hasPrefix("-")
                return
                    ([ToolCommandName.versionsUse.description] + (isOption ? ["--"] : [])
                    + [bundle, name].map(ShellWord.quoted))
                    .joined(separator: " ")
            }
        }
        let commands = [ours, theirs].compactMap(command)
        return MergeOutcome.Conflict(
            subject: "the current version", ours: [text(ours)], theirs: [text(theirs)],
            help: "the versions of both sides are kept; choose the current one, and git add the file: "
                + commands.joined(separator: ", or ") + joining(ours.version, theirs.version, base, in: bundle))
    }

    /// Returns advice on how to combine the changes of both new versions in one version; empty if a side added no new
    /// version. Otherwise, the stores of the app would get the changes of only one side.
    private func joining(_ ours: String?, _ theirs: String?, _ base: String?, in bundle: String) -> String {
        guard let ours, let theirs, let base, ours != base, theirs != base else { return "" }
        let files = [base, ours, theirs].map { name in
            ShellWord.quoted(PathText.joined(bundle, name + ".xcdatamodel/contents"))
        }
        return "; it lacks the changes of the other one: to have both in '\(TerminalText.escaped(ours))', run "
            + "\(ToolCommandName.merge) \(files.joined(separator: " ")), then choose it and remove "
            + "'\(TerminalText.escaped(theirs))' (\(ToolCommandName.versionsRemove))"
    }

    private func text(_ version: NamedVersion) -> String {
        version.version.map { "'\(TerminalText.escaped($0))'" } ?? "none is named"
    }
}
