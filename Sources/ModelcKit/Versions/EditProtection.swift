import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Determines which versions must not be edited because stores of them may exist. These are locked versions and
/// versions that have shipped.
struct EditProtection {
    private let base: String?
    private let configuration: LintConfiguration
    private let workspace: Workspace

    /// - Parameter base: a git revision or a copy whose versions have shipped; nil to use only the lock file and the
    ///   configuration.
    init(_ base: String?, _ loaded: LoadedConfiguration, _ workspace: Workspace) {
        self.base = base
        configuration = loaded.lint
        self.workspace = workspace
    }

    /// Throws if stores of a version may exist that could not be opened after an edit.
    ///
    /// - Parameters:
    ///   - model: the version after the edit; nil if its version hash does not determine whether stores can be opened.
    ///   - again: the complete modelc command that makes the same change in a new version, for the advice in the error.
    ///     If nil, the advice names only the option to add.
    func refuse(
        _ version: ModelVersion, of bundle: VersionedModel, becoming model: ManagedObjectModel?, again: String? = nil
    ) throws(RunFailure) {
        guard let reason = try reason(version, of: bundle) else { return }
        // An edit is allowed if the version then has hashes that are locked, or accepted in the lock file. Existing
        // stores have these hashes.
        if let model, LockedState(of: bundle).isLockedState(model, of: version.name) { return }
        throw RunFailure([
            Diagnostic(
                .editRefused, .error,
                "version '\(version.name)' was not changed, because \(reason): its stores could no longer be opened",
                at: SourceLocation(path: version.filePath),
                help: help(version, of: bundle, again))
        ])
    }

    /// Returns advice to make the change in a new version. If the version is locked, adds the command that unlocks it.
    private func help(_ version: ModelVersion, of bundle: VersionedModel, _ again: String?) -> String {
        let unlocking =
            LockedState(of: bundle).names.contains(version.name)
            ? "; if '\(version.name)' never shipped: \(workspace.wording.unlocking(version.name, of: workspace.display.path(bundle.path)))"
            : ""
        return newVersion(from: version, of: bundle, again) + unlocking
    }

    /// Returns advice on how to make the change in a new version. If the version is not the current one, `versions add`
    /// must copy it first.
    private func newVersion(from version: ModelVersion, of bundle: VersionedModel, _ again: String?) -> String {
        guard !version.isCurrent else {
            return "make the change in a new version: \(again ?? "add \(workspace.wording[.newVersion])")"
        }
        let (path, name) = (ShellWord.quoted(workspace.display.path(bundle.path)), ShellWord.quoted(version.name))
        return
            "make a new version of it with '\(ToolCommandName.versionsAdd) \(path) \(workspace.wording[.olderVersion]) \(name)', "
            + "and change the new version"
    }

    /// Returns the reason why stores of the version may exist, as a clause after `because`. Nil if there is none.
    func reason(_ version: ModelVersion, of bundle: VersionedModel) throws(RunFailure) -> String? {
        var protection: VersionProtection
        switch VersionProtection.reading(lockFile: nil, besideModelAt: bundle.path) {
        case .failure(let problem): throw RunFailure([problem.diagnostic])
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

    /// Returns the names of the versions that have shipped according to the configuration and its git tags. The lock
    /// file is not used.
    ///
    /// - Throws: `RunFailure` if git cannot be run.
    func shipped(of bundle: VersionedModel) throws(RunFailure) -> Set<String> {
        let named = Set(configuration.released?.value.names ?? [])
        guard let tags = ReleaseTags(configuration.released, in: workspace) else { return named }
        let state = tags.state(of: whole(bundle))
        if let problem = state.problem { throw RunFailure([problem]) }
        return named.union(state.base?.versions.map(\.name) ?? [])
    }

    /// Returns the bundle with all its versions. It is read again, because an edit reads only one version.
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
    /// The id of an error if an edit is impossible or not allowed.
    static let editRefused = DiagnosticID("edit-refused")
}
