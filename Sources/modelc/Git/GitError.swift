import ModelcDiagnostics

/// Why something cannot be read from git.
enum GitError: Error {
    case noGit
    case noRepository(path: String)
    case unknownRevision(String, isShallow: Bool)
    /// - Parameter models: the bundles and stand-alone models that the revision has.
    case notInRevision(path: String, revision: String, models: [String])
    case missingObjects(path: String, revision: String)
    /// git itself gave up.
    case failed(command: String, reason: String)

    var diagnostic: Diagnostic {
        switch self {
        case .noGit:
            Diagnostic(
                .gitUnavailable, .error, "there is no git on the search path",
                help: "install git, or give the path of another copy of the model instead of a revision")
        case .noRepository(let path):
            Diagnostic(
                .notInGit, .error, "'\(path)' is in no git repository", at: SourceLocation(path: path),
                help: "give the path of another copy of the model instead of a revision")
        case .unknownRevision(let revision, let isShallow):
            Diagnostic(
                .unknownRevision, .error, "'\(revision)' names no commit of the repository",
                help: isShallow
                    ? "the clone is shallow: fetch the revision first, as with git fetch --depth=1 origin REVISION"
                    : "give a branch, a tag or a commit; git fetch gets those of the server")
        case .notInRevision(let path, let revision, let models):
            Diagnostic(
                .notInRevision, .error, "'\(path)' is not in '\(revision)'",
                help: models.isEmpty
                    ? "that revision has no data model at all"
                    : "if it had another name, give that with --against-path: "
                        + models.prefix(8).joined(separator: ", "))
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

extension DiagnosticID {
    static let gitUnavailable = DiagnosticID("git-unavailable")
    static let notInGit = DiagnosticID("not-in-git")
    static let unknownRevision = DiagnosticID("unknown-revision")
    static let notInRevision = DiagnosticID("not-in-revision")
    static let missingGitObjects = DiagnosticID("missing-git-objects")
    static let gitFailed = DiagnosticID("git-failed")
}
