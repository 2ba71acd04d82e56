import ModelcDiagnostics
import ModelcGit

extension GitError {
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
        case .notInRevision(let path, let revision, let candidates):
            Diagnostic(
                .notInRevision, .error, "'\(path)' is not in '\(revision)'",
                help: candidates.isEmpty
                    ? "that revision has no data model at all"
                    : "if it had another name, give that with --against-path: "
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

extension DiagnosticID {
    package static let gitUnavailable = DiagnosticID("git-unavailable")
    package static let notInGit = DiagnosticID("not-in-git")
    package static let unknownRevision = DiagnosticID("unknown-revision")
    package static let notInRevision = DiagnosticID("not-in-revision")
    package static let missingGitObjects = DiagnosticID("missing-git-objects")
    package static let gitFailed = DiagnosticID("git-failed")
}
