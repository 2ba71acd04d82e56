/// Why something cannot be read from git.
package enum GitError: Error {
    case noGit
    case noRepository(path: String)
    case unknownRevision(String, isShallow: Bool)
    /// - Parameter candidates: paths of the revision that may have been meant.
    case notInRevision(path: String, revision: String, candidates: [String])
    case missingObjects(path: String, revision: String)
    /// git itself gave up.
    case failed(command: String, reason: String)
}
