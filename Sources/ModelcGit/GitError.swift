#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The reason that data cannot be read from git.
package enum GitError: Error {
    case noGit
    case noRepository(path: String)
    case unknownRevision(String, isShallow: Bool)
    /// - Parameter candidates: paths in the revision that the user may have meant.
    case notInRevision(path: String, revision: String, candidates: [String])
    case missingObjects(path: String, revision: String)
    /// The git command failed.
    case failed(command: String, reason: String)
}
