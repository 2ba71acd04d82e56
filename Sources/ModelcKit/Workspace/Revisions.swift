import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcGit

extension GitRepository {
    /// Returns the files of a model in a commit, and the path of the model among these files. The path has the form
    /// `REVISION:path`.
    func model(at path: String, in commit: Commit) throws(GitError) -> (files: MemoryFiles, path: String) {
        let entries = try entries(of: commit, under: path)
        guard !entries.isEmpty else {
            throw .notInRevision(path: path, revision: commit.revision, candidates: try models(in: commit))
        }
        let needed = entries.filter { $0.isFile && GitRepository.isRead($0.path) }
        let contents = try contents(of: needed, in: commit)
        let root = commit.revision + ":" + (PathText.hasFolder(path) ? "" : "./")
        var files: [String: MemoryFiles.Entry] = [:]
        for entry in entries { files[root + entry.path] = .other }
        for (entry, bytes) in zip(needed, contents) { files[root + entry.path] = .file(bytes) }
        return (MemoryFiles(files), root + path)
    }

    /// Whether the file contains model data. Other files are not read.
    private static func isRead(_ path: String) -> Bool {
        ["contents", "elements", ".xccurrentversion"].contains(PathText.name(of: path)) || path.hasSuffix(".swift")
    }

    /// Returns the paths of all bundles and stand-alone models in a commit. They are relative to the root of the
    /// repository.
    private func models(in commit: Commit) throws(GitError) -> [String] {
        var models: Set<String> = []
        for entry in try entries(of: commit, under: nil) where GitRepository.isRead(entry.path) {
            if let model = PathText.model(around: entry.path) { models.insert(model) }
        }
        return models.sorted()
    }
}

extension GitError {
    func diagnostic(_ wording: Wording) -> Diagnostic {
        switch self {
        case .noGit:
            Diagnostic(
                .gitUnavailable, .error, "git was not found on the search path",
                help: "install git, or give the path of another copy of the model instead of a revision")
        case .noRepository(let path):
            Diagnostic(
                .notInGit, .error, "'\(path)' is not in a git repository", at: SourceLocation(path: path),
                help: "give the path of another copy of the model instead of a revision")
        case .unknownRevision(let revision, let isShallow):
            Diagnostic(
                .unknownRevision, .error, "'\(revision)' is not a commit of the repository",
                help: isShallow
                    ? "the clone is shallow: \(fetching(revision, wording)); in CI fetch all commits: "
                        + "'fetch-depth: 0' of actions/checkout, GIT_DEPTH: \"0\" in GitLab"
                    : "give a branch, a tag or a commit; git fetch gets those of the server")
        case .notInRevision(let path, let revision, let candidates):
            Diagnostic(
                .notInRevision, .error, "'\(path)' is not in '\(revision)'",
                help: candidates.isEmpty
                    ? "that revision has no data model at all"
                    : "if it had another name, pass it: \(wording[.base]) \(revision):PATH, one of "
                        + candidates.prefix(8).joined(separator: ", "))
        case .missingObjects(let path, let revision):
            Diagnostic(
                .missingGitObjects, .error, "the clone has no contents for '\(path)' in '\(revision)'",
                help: "it is a partial clone: let git fetch them, as with git checkout or git fetch --refetch")
        case .failed(let command, let reason):
            Diagnostic(
                .gitFailed, .error, "git \(command) failed: \(reason)", help: "run the same in a terminal to see why")
        }
    }
}

extension GitError {
    /// Returns advice on how to fetch a revision that is missing in a shallow clone, as a clause. A branch is fetched
    /// into `refs/remotes/origin/`, because git finds it there afterwards.
    private func fetching(_ revision: String, _ wording: Wording) -> String {
        let isHash = revision.count >= 7 && revision.allSatisfy(\.isHexDigit)
        guard !isHash, !revision.contains(where: { "~^:@ ".contains($0) }) else {
            return "fetch the commit: git fetch --depth=1 origin \(ShellWord.quoted(isHash ? revision : "COMMIT"))"
        }
        let branch = revision.hasPrefix("origin/") ? String(revision.dropFirst("origin/".count)) : revision
        return "fetch the branch with git fetch --depth=1 origin \(branch):refs/remotes/origin/\(branch), and pass "
            + "\(wording[.base]) origin/\(branch)"
    }
}

extension DiagnosticID {
    static let gitUnavailable = DiagnosticID("git-unavailable")
    static let notInGit = DiagnosticID("not-in-git")
    static let unknownRevision = DiagnosticID("unknown-revision")
    static let notInRevision = DiagnosticID("not-in-revision")
    static let missingGitObjects = DiagnosticID("missing-git-objects")
    static let gitFailed = DiagnosticID("git-failed")
}
