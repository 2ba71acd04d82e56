import ModelcDiagnostics
import ModelcFiles
import ModelcGit
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Finds the released versions of a project by its git tags. They are configured by `released: { tags: "v*" }`.
struct ReleaseTags {
    /// The patterns of the tag names, such as `v*`.
    let tags: [String]
    /// The location of the setting in the configuration.
    let origin: SettingOrigin
    private let workspace: Workspace

    /// - Returns: nil if the setting names no tags.
    init?(_ released: Setting<LintReleased>?, in workspace: Workspace) {
        guard let released = released?.value, !released.tags.texts.isEmpty else { return nil }
        tags = released.tags.texts
        origin = released.origin
        self.workspace = workspace
    }

    /// Returns the released versions of a bundle: all versions in the newest matching tag. A version that still exists
    /// in the bundle but is missing in this tag is taken from the newest older tag that has it.
    func state(of bundle: WholeBundle) -> AgainstSource.Outcome {
        do throws(GitError) {
            let (repository, path) = try workspace.repository(containing: bundle.model.path)
            let commits = try repository.tags(tags)
            guard !commits.isEmpty else { return AgainstSource.Outcome(messages: [noTag]) }
            return try state(of: bundle, at: path, commits, repository)
        } catch {
            return AgainstSource.Outcome(problem: error.diagnostic(workspace.wording))
        }
    }

    private func state(
        of bundle: WholeBundle, at path: String, _ commits: [GitRepository.Commit], _ repository: GitRepository
    ) throws(GitError) -> AgainstSource.Outcome {
        var state = AgainstSource.Outcome()
        var missing = Set(bundle.model.versions.map(\.name))
        var seen: Set<String> = []
        for (commit, object) in zip(commits, try repository.objects(at: path, in: commits)) {
            // Most releases do not change the model, so tags with the same state of the model are read only once.
            guard !missing.isEmpty || state.base == nil, let object, seen.insert(object).inserted else { continue }
            let (files, place) = try repository.model(at: path, in: commit)
            let older = AgainstSource.Outcome(
                place, by: ModelReader(files: .memory(files)), reference: commit.revision, isRelease: true, of: bundle)
            add(older, to: &state, missing)
            missing.subtract(state.base?.versions.map(\.name) ?? [])
        }
        return state
    }

    private func add(_ older: AgainstSource.Outcome, to state: inout AgainstSource.Outcome, _ missing: Set<String>) {
        state.problem = state.problem ?? older.problem
        guard let found = older.base else { return }
        guard state.base != nil else {
            state.base = found
            state.bundle = older.bundle
            state.messages += older.messages
            return
        }
        state.base?.unchanged.formUnion(found.unchanged.intersection(missing))
        state.base?.versions += found.versions.filter { missing.contains($0.name) }.map { version in
            var version = version
            version.isCurrent = false
            return version
        }
    }

    /// Whether a revision has the form of a release tag's name.
    func include(_ revision: String) -> Bool { tags.contains { Wildcard($0).matches(revision) } }

    private var noTag: Diagnostic {
        Diagnostic(
            .noReleaseTag, .warning, "no tag of git matches '\(tags.joined(separator: "', '"))'",
            at: origin.location,
            help: "this is normal before the first release; in a shallow clone, run git fetch --tags")
    }
}
