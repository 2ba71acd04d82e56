import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcSchema

/// Looks for a version in the lock file, and in the commits that branches and tags point to.
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

    /// Whether a version is newer than everything that may have shipped, so that it can still be changed.
    func isUnshipped(_ version: ModelVersion) -> Bool {
        switch state(of: version) {
        case .possible, .unknownModel: false
        case .notCommitted: true
        case .notLocked: !isTagged(version)
        }
    }

    /// Whether a tag has the version, which somebody may have forgotten to lock.
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
