import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The use case of listing or changing the versions of a bundle. A change also updates the Xcode projects that list the
/// versions.
package struct Versions: UseCase {
    private let request: VersionsRequest
    private let workspace: Workspace

    package init(_ request: VersionsRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the bundle cannot be read, or if the change is not allowed. In this case, nothing is
    ///   changed.
    package func run() throws -> VersionsOutcome {
        try Versions(request, in: workspace.caching).locked()
    }

    /// Runs the request under the write lock. The lock is not taken if nothing is written.
    private func locked() throws -> VersionsOutcome {
        let path = PathText.version(ofFile: try ChosenModels(in: workspace).one(request.path))
        let whole = PathText.bundle(ofVersion: path) ?? path
        guard request.task != .list, !request.isRehearsal else { return try outcome(whole, nil) }
        let lock = try WriteLock.settling(
            [whole], keeping: request.task.wanted.map { [$0] } ?? [], waiting: workspace.waiting)
        defer { lock.release() }
        // Removes files that a killed run left when it was removing a version.
        UnfinishedFiles.remove(in: [whole])
        return try lock.reportingSettled(workspace.display) { try outcome(whole, lock) }
    }

    /// - Parameter lock: the write lock; nil if nothing is written.
    private func outcome(_ path: String, _ lock: WriteLock?) throws -> VersionsOutcome {
        let (bundle, remarks) = try bundle(path)
        let projects = try ProjectFileSearch.projects(of: bundle, in: workspace, under: lock)
        if request.task != .list, let conflict = projects.conflict(of: bundle) { throw RunFailure([conflict]) }
        let (shipped, doubts) = try shipped(of: bundle)
        var plan = VersionsPlan(bundle, projects: projects, shipped: shipped)
        var stranded: [String] = []
        switch request.task {
        case .list: break
        case .add(let name, let from, let becomesCurrent):
            try plan.add(name, from: try version(from, of: bundle), becomesCurrent: becomesCurrent)
        case .use(let name): try plan.use(try version(name, of: bundle))
        case .rename(let old, let new):
            if let left = unfinishedRename(of: old, to: VersionName.stem(new), in: bundle, projects) {
                try plan.finishRename(of: left, to: VersionName.stem(new))
                break
            }
            let version = try version(old, of: bundle)
            try guardian(of: bundle).refuseRenaming(of: version, to: VersionName.stem(new))
            try plan.rename(version, to: VersionName.stem(new))
        case .remove(let name):
            let version = try version(name, of: bundle)
            try guardian(of: bundle).refuseRemoval(of: [version])
            try plan.remove([version])
            stranded = StrandedStores(of: bundle, in: workspace).versions(without: [version.name])
        case .prune(let first):
            let removed = try guardian(of: bundle).versions(before: try version(first, of: bundle))
            try plan.remove(removed)
            stranded = StrandedStores(of: bundle, in: workspace).versions(without: removed.map(\.name))
        }
        if let lock { try plan.write(under: lock) }
        return VersionsOutcome(
            path: workspace.display.path(path), versions: inOrder(plan.versions, of: bundle), done: plan.done,
            projects: shown(projects, of: bundle), searched: projects.searched,
            files: plan.files.map { .init(path: workspace.display.path($0.path), action: $0.action) },
            stranded: stranded, isRehearsal: request.isRehearsal,
            messages: messages(lock, after: plan) + remarks + doubts
                + plan.unchangedProjects.map { Diagnostic.projectNotEdited($0, bundle, workspace.display) }
                + plan.disagreements.map { Diagnostic.projectDisagrees($0, $1, plan, bundle, workspace.display) })
    }

    /// Returns messages about versions that earlier runs left unfinished because they were killed. The advice in the
    /// messages takes the changes of this run into account.
    private func messages(_ lock: WriteLock?, after plan: VersionsPlan) -> [Diagnostic] {
        let matchesProjects = if case .use = request.task { true } else { false }
        return lock?.messages(
            workspace.display, versions: plan.versions.map(\.name),
            current: plan.versions.first(where: \.isCurrent)?.name, matchesProjects: matchesProjects) ?? []
    }

    /// Returns the versions in the order in which they shipped.
    private func inOrder(_ versions: [VersionsOutcome.Version], of bundle: VersionedModel) -> [VersionsOutcome.Version]
    {
        let current = versions.first(where: \.isCurrent)?.name
        let order = ShippingOrder(of: bundle, versions.map(\.name), current: current, in: workspace)
        let byName = Dictionary(versions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return order.names.compactMap { byName[$0] }
    }

    /// Returns the Xcode projects that name the bundle. If there are none, returns the manifest of the Swift package or
    /// the description that the project is generated from.
    private func shown(_ projects: ProjectListings, of bundle: VersionedModel) -> [VersionsOutcome.ProjectReference] {
        guard projects.all.isEmpty else {
            return projects.all.map { VersionsOutcome.ProjectReference($0, workspace.display) }
        }
        return ProjectManifest(around: bundle.path, in: workspace).project.map { [$0] } ?? []
    }

    private func guardian(of bundle: VersionedModel) throws -> VersionGuardian {
        VersionGuardian(
            bundle: bundle, loaded: try LoadedConfiguration(in: workspace), isForced: request.isForced,
            workspace: workspace)
    }

    /// Returns the names of the versions that have shipped. If they cannot be determined, returns diagnostics.
    private func shipped(of bundle: VersionedModel) throws -> (Set<String>, doubts: [Diagnostic]) {
        let protection = EditProtection(nil, try LoadedConfiguration(in: workspace), workspace)
        do throws(RunFailure) {
            return (try protection.shipped(of: bundle), [])
        } catch {
            return ([], error.diagnostics.map { $0.demoted() })
        }
    }

    /// Returns the bundle, and diagnostics to show with a list of its versions.
    private func bundle(_ path: String) throws(RunFailure) -> (VersionedModel, remarks: [Diagnostic]) {
        let reading = workspace.reader.read(path, .all)
        let stopping = reading.diagnostics.filter { [.noSuchPath, .notAModel, .unreadableFile].contains($0.id) }
        guard let bundle = reading.model, stopping.isEmpty else {
            let ledger = RunLedger(reading.diagnostics, ofReading: path, isUsable: false)
            throw RunFailure(ledger.messages(besides: reading.diagnostics))
        }
        if let obstacle = bundle.versions.lazy.compactMap({ EditAdvice.obstacle($0.format) }).first {
            throw Versions.refusal(
                "the versions of '\(bundle.fileName)' cannot be listed or changed here, because \(obstacle)", at: path,
                help: EditAdvice.source(for: path))
        }
        guard path.hasSuffix(".xcdatamodeld") else {
            throw Versions.refusal(
                "'\(bundle.fileName)' is not in a bundle and has no other versions", at: path,
                help: EditAdvice.bundle(for: bundle))
        }
        guard request.task == .list else { return (bundle, []) }
        let ofCurrent = reading.diagnostics.filter { [.noCurrentVersion, .currentVersionMissing].contains($0.id) }
        // The versions can be listed even if the bundle has no current version, so this is not an error.
        return (bundle, ofCurrent.map { $0.demoted() })
    }

    /// Returns the version with the given name or number. If `name` is nil, returns the current version.
    private func version(_ name: String?, of bundle: VersionedModel) throws(RunFailure) -> ModelVersion {
        guard let name else {
            if let current = bundle.currentVersion { return current }
            let reading = workspace.withoutVersionChoice.reader.read(bundle.path)
            throw RunFailure(reading.diagnostics.filter { $0.severity == .error })
        }
        let reading = workspace.reader.read(bundle.path, .named(name))
        guard let chosen = reading.selectedVersion,
            let version = bundle.versions.first(where: { $0.name == chosen.name })
        else { throw RunFailure(reading.diagnostics.filter { $0.severity == .error }) }
        return version
    }

    /// Returns the old name of a version if an earlier rename was interrupted. In this case, the folder has the new
    /// name, but the file that names the current version, or a project, still has the old name. Nil if there is no such
    /// rename.
    private func unfinishedRename(
        of old: String, to new: String, in bundle: VersionedModel, _ projects: ProjectListings
    ) -> String? {
        let names = Set(bundle.versions.map(\.name))
        guard names.contains(new) else { return nil }
        let named = bundle.currentVersionSource.flatMap { NamedVersion($0.bytes)?.version }
        return ((named.map { [$0] } ?? []) + projects.versionNames).first { name in
            !names.contains(name) && (name == VersionName.stem(old) || name.hasSuffix(" " + old))
        }
    }

    static func refusal(_ message: String, at path: String, help: String) -> RunFailure {
        RunFailure([Diagnostic(.versionRefused, .error, message, at: SourceLocation(path: path), help: help)])
    }
}

extension VersionsOutcome.ProjectReference {
    init(_ listing: ProjectListing, _ display: DisplayPath) {
        self =
            switch listing {
            case .synchronised(let path): .synchronised(display.path(path))
            case .listed(let found): .listed(display.path(found.path))
            case .notUnderstood(let path), .conflicted(let path): .notUnderstood(display.path(path))
            }
    }
}

extension Diagnostic {
    /// Returns a warning that a project lists the versions of a bundle but could not be updated.
    static func projectNotEdited(_ path: String, _ bundle: VersionedModel, _ display: DisplayPath) -> Diagnostic {
        Diagnostic(
            .projectNotEdited, .warning,
            "'\(display.path(path))' names '\(bundle.fileName)' and was not changed: modelc does not understand its "
                + "list of versions",
            at: SourceLocation(path: display.path(path)),
            help: "in Xcode, remove the reference to '\(bundle.fileName)' (not the files) and add the bundle again: "
                + "Xcode lists its versions anew")
    }

    /// Returns a warning that the versions in a project differ from those in the bundle.
    fileprivate static func projectDisagrees(
        _ path: String, _ difference: ProjectFile.Disagreement, _ plan: VersionsPlan, _ bundle: VersionedModel,
        _ display: DisplayPath
    ) -> Diagnostic {
        let current = difference.current.map { $0.isEmpty ? "a version that does not exist" : "'\($0)'" }
        let facts = [
            difference.missing.isEmpty ? nil : "it lacks \(TerminalText.list(difference.missing))",
            difference.gone.isEmpty
                ? nil : "it lists \(TerminalText.list(difference.gone)), which the bundle does not have",
            current.map { "\($0) is current there" },
        ]
        let name = plan.versions.first(where: \.isCurrent)?.name ?? "NAME"
        let words = [display.path(bundle.path), name].map(ShellWord.quoted).joined(separator: " ")
        return Diagnostic(
            .projectDisagrees, .warning,
            "the project does not match '\(bundle.fileName)': "
                + facts.compactMap { $0 }.joined(separator: "; "),
            at: SourceLocation(path: display.path(path)),
            help: "correct the project: \(ToolCommandName.versionsUse) \(words)")
    }
}

/// Finds versions whose stores lose their migration path if versions are removed.
struct StrandedStores {
    private let bundle: VersionedModel
    private let workspace: Workspace

    init(of bundle: VersionedModel, in workspace: Workspace) {
        self.bundle = bundle
        self.workspace = workspace
    }

    /// Returns the versions with stores that can no longer be migrated to the current version if the given versions are
    /// removed. The migration path of these versions contains a removed version.
    func versions(without removed: [String]) -> [String] {
        // If there is no current version, there are no migration paths.
        guard bundle.currentVersion != nil else { return [] }
        var request = PlanRequest(path: bundle.path)
        request.source = .all
        // If no plan is possible, there are no migration paths.
        let routes = (try? Plan(request, in: workspace).run())?.report?.routes ?? []
        return routes.filter { route in
            route.path.map { path in path.contains(where: removed.contains) } ?? false
        }.map(\.from)
    }
}
