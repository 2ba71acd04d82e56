import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Determines which versions must not change because stores of them may exist: locked versions, and versions that have shipped.
struct EditProtection {
    private let base: String?
    private let configuration: LintConfiguration
    private let workspace: Workspace

    /// - Parameter base: a revision or a copy whose versions have shipped; nil if only the lock file and the configuration
    ///   count.
    init(_ base: String?, _ loaded: LoadedConfiguration, _ workspace: Workspace) {
        self.base = base
        configuration = loaded.lint
        self.workspace = workspace
    }

    /// Throws if stores of a version may exist that could not be opened after an edit.
    ///
    /// - Parameter model: the version after the edit; nil if its version hash does not determine whether stores can be opened.
    func refuse(_ version: ModelVersion, of bundle: VersionedModel, becoming model: ManagedObjectModel?)
        throws(RunFailure)
    {
        guard let reason = try reason(version, of: bundle) else { return }
        // An edit that restores the locked state is allowed: stores have that state.
        if let model, LockedState(of: bundle).isLockedState(model, of: version.name) { return }
        throw RunFailure([
            Diagnostic(
                .editRefused, .error,
                "version '\(version.name)' was not changed, because \(reason): its stores could no longer be opened",
                at: SourceLocation(path: version.filePath),
                help: help(version, of: bundle))
        ])
    }

    /// Returns the next step: a new version, and, if only the lock protects this one, the command that unlocks it.
    private func help(_ version: ModelVersion, of bundle: VersionedModel) -> String {
        let unlocking =
            LockedState(of: bundle).names.contains(version.name)
            ? "; if '\(version.name)' never shipped: \(workspace.wording.unlocking(version.name, of: workspace.display.path(bundle.path)))"
            : ""
        return newVersion(from: version, of: bundle) + unlocking
    }

    /// A new version is a copy of the current one, unless `versions add` creates it.
    private func newVersion(from version: ModelVersion, of bundle: VersionedModel) -> String {
        guard !version.isCurrent else {
            return "make the change in a new version: add \(workspace.wording[.newVersion])"
        }
        let (path, name) = (ShellWord.quoted(workspace.display.path(bundle.path)), ShellWord.quoted(version.name))
        return
            "make a new version of it with '\(ToolCommandName.versionsAdd) \(path) \(workspace.wording[.olderVersion]) \(name)', "
            + "and change the new version"
    }

    /// Returns the reason as a clause after `because`; nil if no stores are known.
    func reason(_ version: ModelVersion, of bundle: VersionedModel) throws(RunFailure) -> String? {
        var protection: VersionProtection
        switch VersionProtection.reading(lockFile: nil, besideModelAt: bundle.path) {
        case .failure(let fault): throw RunFailure([fault.diagnostic])
        case .success(let read): protection = read
        }
        protection.released = Set(configuration.released?.value.names ?? [])
        if let reason = protection.hashReason(version) { return reason.text }
        if let base {
            let source = AgainstSource(text: base, isRelease: true, workspace: workspace)
            return try reason(source.state(of: whole(bundle)), version)
        }
        guard let tags = ReleaseTags(configuration.released, in: workspace) else { return nil }
        return try reason(tags.state(of: whole(bundle)), version)
    }

    /// Returns the versions that have shipped according to the configuration and its tags, not to the lock file.
    ///
    /// - Throws: if git cannot be run.
    func shipped(of bundle: VersionedModel) throws(RunFailure) -> Set<String> {
        let named = Set(configuration.released?.value.names ?? [])
        guard let tags = ReleaseTags(configuration.released, in: workspace) else { return named }
        let state = tags.state(of: whole(bundle))
        if let problem = state.problem { throw RunFailure([problem]) }
        return named.union(state.base?.versions.map(\.name) ?? [])
    }

    /// Returns the bundle with all its versions; an edit reads only one version.
    private func whole(_ bundle: VersionedModel) -> WholeBundle {
        WholeBundle(bundle.path, .current, by: workspace.reader)
    }

    private func reason(_ state: AgainstSource.Outcome, _ version: ModelVersion) throws(RunFailure) -> String? {
        if let problem = state.problem { throw RunFailure([problem]) }
        guard let base = state.base, base.versions.contains(where: { $0.name == version.name }) else { return nil }
        return "'\(base.reference)' has it"
    }
}

extension DiagnosticID {
    /// An edit that is impossible or not allowed.
    static let editRefused = DiagnosticID("edit-refused")
}
