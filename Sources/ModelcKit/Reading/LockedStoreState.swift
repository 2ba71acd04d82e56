import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionLock

/// The version hashes of a version as recorded in a store. The model need not contain the version.
struct LockedStoreState {
    var version: HashedVersion
    /// The path of the store, as the user typed it.
    var store: String
}

extension LockedStoreState {
    /// Returns an error if the store was written by another model: no entity of the store is in a version of the
    /// model or in the lock file. Otherwise returns nil.
    func refusal(by versions: [HashedModelVersion], _ locked: LockedModel, _ model: VersionedModel) -> Diagnostic? {
        let own = Set(versions.flatMap { $0.hashes.entities.map(\.name) } + locked.versions.flatMap(\.entityNames))
        let stored = version.hashes.entities.map(\.name)
        guard !own.isEmpty, !stored.isEmpty, own.isDisjoint(with: stored) else { return nil }
        return Diagnostic(
            .unusableInput, .error,
            "no entity of the store '\(TerminalText.escaped(store))' is in a version of "
                + "'\(TerminalText.escaped(PathText.name(of: model.path)))'",
            at: SourceLocation(path: store), help: "name the model that wrote the store")
    }

    /// Returns the comparison with advice for a version that was locked from a store, and with a warning if the model
    /// lacks the version.
    func explained(_ comparison: LockComparison, _ model: VersionedModel, in workspace: Workspace) -> LockComparison {
        var comparison = comparison
        let name = ShellWord.quoted(version.name)
        let path = ShellWord.quoted(workspace.display.path(model.path))
        for index in comparison.diagnostics.indices where comparison.diagnostics[index].severity == .error {
            comparison.diagnostics[index].help =
                "the version is locked in another state than the store has; if it shipped in both: \(ToolCommandName.lock) "
                + "\(path) \(workspace.wording[.acceptance]) \(ShellWord.quoted(store)) \(workspace.wording[.reason]) TEXT "
                + "\(workspace.wording[.acceptingVersion]) \(name); if it was locked by mistake: "
                + workspace.wording.unlocking(version.name, of: workspace.display.path(model.path))
        }
        if !model.versions.contains(where: { $0.name == version.name }) {
            comparison.diagnostics.append(missingSource(in: model, workspace))
        }
        return comparison
    }

    private func missingSource(in model: VersionedModel, _ workspace: Workspace) -> Diagnostic {
        let file = "\(version.name).xcdatamodel"
        return Diagnostic(
            .lockedVersionMissing, .warning,
            "the model has no version '\(TerminalText.escaped(version.name))': its stores cannot be migrated, and "
                + "'\(ToolCommandName.lock) \(workspace.wording[.check])' fails",
            at: SourceLocation(path: model.path),
            help: "write its source, and move it into the bundle: \(ToolCommandName.decompile) "
                + "\(ShellWord.quoted(store)) \(workspace.wording[.output]) \(ShellWord.quoted(file))")
    }
}
