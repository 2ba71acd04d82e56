import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Reads an older state of the models, to compare the current models with it. The older state is a git revision or a
/// copy on disk.
struct AgainstSource {
    /// One bundle in the older state, or the reason why it cannot be read.
    struct Outcome {
        /// The versions of the bundle in the older state; nil if the bundle is new, or if they could not be read.
        var base: ReleasedBase?
        /// The bundle as it was in the older state (a git revision or a copy); nil if it did not exist then, or could
        /// not be read.
        var bundle: WholeBundle?
        /// The error that prevented reading the older state (a git revision or a copy); nil if there is none. The error
        /// fails the run.
        var problem: Diagnostic?
        /// Messages that do not fail the run.
        var messages: [Diagnostic] = []
    }

    /// The older state as the user wrote it: a branch, a tag, a commit, or a path.
    let text: String
    /// Whether the versions in this state are known to have shipped.
    let isRelease: Bool
    let workspace: Workspace

    /// Returns the bundle as it was in the older state.
    func state(of bundle: WholeBundle) -> Outcome {
        if isPath { return copy(of: bundle) }
        do throws(GitError) {
            return try revision(of: bundle)
        } catch {
            // If the text is not a git revision, it may be the path of a folder.
            if ExistingPath.mayExist(workspace.path(text)) { return copy(of: bundle) }
            return Outcome(problem: error.diagnostic(workspace.wording))
        }
    }

    private var reference: BaseReference { BaseReference(text, in: workspace) }

    private var isPath: Bool { reference.isPath }

    private func revision(of bundle: WholeBundle) throws(GitError) -> Outcome {
        let (repository, own) = try workspace.repository(containing: bundle.model.path)
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let commit = try repository.commit(parts[0])
        let path = parts.count == 2 ? parts[1] : own
        do throws(GitError) {
            let (files, place) = try repository.model(at: path, in: commit)
            return outcome(place, files: .memory(files), of: bundle)
        } catch {
            guard case .notInRevision(_, _, let models) = error else { throw error }
            return try renamed(bundle, path, among: models, repository, commit)
        }
    }

    /// Finds the older bundle if the bundle was renamed after the revision. This is called if the revision has no
    /// bundle at this path. The older bundle must be the only one in the revision that no longer exists in the work
    /// tree, and both bundles must have a version name in common.
    private func renamed(
        _ bundle: WholeBundle, _ path: String, among models: [String], _ repository: GitRepository,
        _ commit: GitRepository.Commit
    ) throws(GitError) -> Outcome {
        let gone = models.filter { !repository.isInWorkTree($0) }
        let sameName = gone.filter { PathText.name(of: $0) == PathText.name(of: path) }
        let candidates = sameName.isEmpty ? gone : sameName
        guard candidates.count == 1, let old = candidates.first else { return new(bundle.model) }
        let (files, place) = try repository.model(at: old, in: commit)
        var found = outcome(place, files: .memory(files), of: bundle)
        let names = Set(bundle.model.versions.map(\.name))
        guard found.base?.versions.contains(where: { names.contains($0.name) }) ?? false else {
            return new(bundle.model)
        }
        found.messages.append(
            Diagnostic(
                .movedModel, .note, "compared with '\(old)' in '\(text)', which no longer exists here",
                at: SourceLocation(path: bundle.model.path)))
        return found
    }

    private func new(_ bundle: VersionedModel) -> Outcome {
        Outcome(messages: [
            Diagnostic(
                .notInRevision, .note, "not in '\(text)': there is no released version to compare with",
                at: SourceLocation(path: bundle.path))
        ])
    }
}

extension AgainstSource {
    /// Returns the state of a copy on disk. `text` is the path of the copy, or of a folder that contains it.
    private func copy(of bundle: WholeBundle) -> Outcome {
        switch reference.copy(for: bundle.model.path) {
        case .success(let copy): outcome(copy.path, files: copy.files, of: bundle)
        case .failure(let refusal): Outcome(problem: refusal.diagnostic)
        }
    }

    private func outcome(_ path: String, files: ModelFiles, of bundle: WholeBundle) -> Outcome {
        let reader = workspace.withoutVersionChoice.reader(choosingBy: .version, in: files)
        return Outcome(path, by: reader, reference: text, isRelease: isRelease, of: bundle)
    }
}

extension AgainstSource.Outcome {
    /// Reads the bundle in an older state (a git revision or a copy). A version whose bytes have not changed since then
    /// is not read again.
    init(_ path: String, by reader: ModelReader, reference: String, isRelease: Bool, of bundle: WholeBundle) {
        let state = WholeBundle(path, .current, by: reader, known: bundle.versionsWithoutProblems)
        let errors = state.versionErrors
        guard !state.model.versions.isEmpty else {
            self.init(problem: state.reading.diagnostics.first { $0.severity == .error })
            return
        }
        let unchanged = bundle.unchangedVersions(from: state.model)
        let versions = state.model.versions.map { LintedVersion($0, faulty: errors) }
        self.init(
            base: ReleasedBase(
                reference: reference, isRelease: isRelease, versions: versions, unchanged: unchanged),
            bundle: state,
            messages: errors.map { $0.demoted() } + state.reading.diagnostics.filter { $0.id == .uncertainEntities })
    }
}

extension DiagnosticID {
    static let movedModel = DiagnosticID("moved-model")
    static let noReleaseTag = DiagnosticID("no-release-tag")
}
