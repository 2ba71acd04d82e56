import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcSchema
import ModelcText

/// The use case: a bundle -> its versions -> another list of them, in the bundle and in the Xcode project that lists it.
package struct Versions {
    private let request: VersionsRequest
    private let workspace: Workspace

    package init(_ request: VersionsRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where the bundle cannot be read, or what is asked for must not be done; nothing is changed then.
    package func run() throws -> VersionsOutcome {
        let path = try ChosenModels(in: workspace).one(request.path)
        let whole = PathText.bundle(ofVersion: path) ?? path
        guard request.task != .list, !request.isRehearsal else { return try outcome(whole) }
        let made = try FolderLock.holding(whole, for: whole) { Result { try outcome(whole) } }
        return try made.get()
    }

    private func outcome(_ path: String) throws -> VersionsOutcome {
        let bundle = try bundle(path)
        let project = ProjectFileSearch(of: bundle, in: workspace).found
        var plan = VersionsPlan(bundle, project: project)
        switch request.task {
        case .list: break
        case .add(let name, let from, let becomesCurrent):
            try plan.add(name, from: try version(from, of: bundle), becomesCurrent: becomesCurrent)
        case .use(let name): try plan.use(try version(name, of: bundle))
        case .rename(let old, let new):
            let version = try version(old, of: bundle)
            try refuseRenaming(of: version, in: bundle)
            try plan.rename(version, to: VersionName.stem(new))
        case .remove(let name):
            let version = try version(name, of: bundle)
            try refuseRemoval(of: version, in: bundle)
            try plan.remove(version)
        }
        if !request.isRehearsal { try plan.write() }
        return VersionsOutcome(
            path: workspace.display.path(path), versions: plan.versions, done: plan.done,
            project: project.map { VersionsOutcome.Project.listed(workspace.display.path($0.path)) }
                ?? VersionsOutcome.Project.none,
            files: plan.files.map { workspace.display.path($0) }, isRehearsal: request.isRehearsal, messages: [])
    }

    private func bundle(_ path: String) throws(RunFailure) -> VersionedModel {
        let reading = workspace.reader.read(path, .all)
        let stopping = reading.diagnostics.filter { [.noSuchPath, .notAModel, .unreadableFile].contains($0.id) }
        guard let bundle = reading.model, stopping.isEmpty else {
            var ledger = RunLedger()
            ledger.enter(reading.diagnostics, ofReading: path, isUsable: false)
            throw RunFailure(ledger.messages(besides: reading.diagnostics))
        }
        guard path.hasSuffix(".xcdatamodeld") else {
            throw Versions.refusal(
                "'\(bundle.fileName)' stands alone and has no other versions", at: path, help: "put it into a bundle")
        }
        return bundle
    }

    /// The version of a name or of a number; the current one where none is named.
    private func version(_ name: String?, of bundle: VersionedModel) throws(RunFailure) -> ModelVersion {
        guard let name else {
            if let current = bundle.currentVersion { return current }
            throw Versions.refusal(
                "'\(bundle.fileName)' has no current version", at: bundle.path,
                help: "make one current: modelc versions use NAME")
        }
        let reading = workspace.reader.read(bundle.path, .named(name))
        guard let chosen = reading.selectedVersion,
            let version = bundle.versions.first(where: { $0.name == chosen.name })
        else { throw RunFailure(reading.diagnostics.filter { $0.severity == .error }) }
        return version
    }

    private func refuseRemoval(of version: ModelVersion, in bundle: VersionedModel) throws(RunFailure) {
        guard !version.isCurrent else {
            throw Versions.refusal(
                "'\(version.name)' is the current version", at: version.path,
                help: "make another one current first: modelc versions use NAME")
        }
        guard !request.isForced else { return }
        if LockedState(of: bundle).names.contains(version.name) {
            throw Versions.refusal(
                "'\(version.name)' is locked: stores of it could not be migrated any more", at: version.path,
                help: "remove it all the same with \(workspace.wording[.replacement])")
        }
    }

    /// A lock knows its versions by name: under another one nothing would protect the version any more.
    private func refuseRenaming(of version: ModelVersion, in bundle: VersionedModel) throws(RunFailure) {
        guard LockedState(of: bundle).names.contains(version.name) else { return }
        throw Versions.refusal(
            "'\(version.name)' is locked under this name", at: version.path,
            help: "write the new name into the lock file first")
    }

    static func refusal(_ message: String, at path: String, help: String) -> RunFailure {
        RunFailure([Diagnostic(.versionRefused, .error, message, at: SourceLocation(path: path), help: help)])
    }
}
