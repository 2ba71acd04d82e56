import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcSchema

/// Determines whether a version may have shipped. Checks whether the lock file lists the version, or whether one of the
/// commits that git branches and tags point to contains it.
struct ShippingEvidence {
    private let bundle: VersionedModel
    private let locked: Set<String>
    private let workspace: Workspace

    init(of bundle: VersionedModel, in workspace: Workspace) {
        self.bundle = bundle
        self.workspace = workspace
        locked = LockedState(of: bundle).names
    }

    func state(of version: ModelVersion) -> ShippingState {
        guard locked.isEmpty else { return locked.contains(version.name) ? .possible : .notLocked }
        do throws(GitError) {
            let (repository, path) = try workspace.repository(containing: version.filePath)
            let tips = try repository.tips()
            if try has(path, in: tips, repository) { return .possible }
            let model = try workspace.repository(containing: bundle.path).path
            return try has(model, in: tips, repository) ? .notCommitted : .unknownModel
        } catch {
            if case .noRepository = error { return .unknownModel }
            return .possible
        }
    }

    /// Whether there is evidence that the version has not shipped, so it can still be changed.
    func isUnshipped(_ version: ModelVersion) -> Bool {
        switch state(of: version) {
        case .possible, .unknownModel: false
        case .notCommitted: true
        case .notLocked: !isTagged(version)
        }
    }

    /// Whether a tagged commit contains the version. Then it may have shipped, even if it was not locked.
    private func isTagged(_ version: ModelVersion) -> Bool {
        do throws(GitError) {
            let (repository, path) = try workspace.repository(containing: version.filePath)
            return try has(path, in: try repository.tags([""]), repository)
        } catch {
            return false
        }
    }

    private func has(
        _ path: String, in commits: [GitRepository.Commit], _ repository: GitRepository
    ) throws(GitError) -> Bool {
        try repository.objects(at: path, in: commits).contains { $0 != nil }
    }
}
