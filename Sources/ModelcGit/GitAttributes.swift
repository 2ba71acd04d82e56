#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads the git attributes of files in a clone, as set in `.gitattributes` and related files.
package struct GitAttributes: Sendable {
    private let git: GitProcess

    /// - Parameters:
    ///   - root: the top-level folder of the clone, an absolute path.
    ///   - environment: the environment variables with which git is found and run.
    package init(root: String, environment: [String: String]) {
        git = GitProcess(folder: root, variables: environment)
    }

    /// The files of the clone, relative to its root: tracked files, and untracked files that are not ignored.
    package func files() throws(GitError) -> [String] {
        let outcome = try git.run(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        guard outcome.status == 0 else { throw failure("ls-files", outcome) }
        return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of a git attribute for each path, such as `modelc` (a driver), `unset` or `unspecified`. Keys are the
    /// paths, which need not exist.
    ///
    /// - Parameter paths: relative to the root of the clone.
    package func values(of attribute: String, for paths: [String]) throws(GitError) -> [String: String] {
        let input = paths.map { $0 + "\0" }.joined()
        let outcome = try git.run(["check-attr", "-z", "--stdin", attribute], input: input)
        guard outcome.status == 0 else { throw failure("check-attr", outcome) }
        let fields = outcome.output.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        // Each record has three fields: the path, the attribute and the value.
        let answers = stride(from: 0, to: fields.count - 2, by: 3).map { (fields[$0], fields[$0 + 2]) }
        return Dictionary(answers, uniquingKeysWith: { first, _ in first })
    }

    private func failure(_ command: String, _ outcome: GitProcess.Outcome) -> GitError {
        .failed(
            command: command,
            reason: outcome.errors.split(separator: "\n").first.map(String.init) ?? "exit code \(outcome.status)")
    }
}
