#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The settings of git: the one thing of it that is ever changed, and only on request.
package struct GitConfiguration: Sendable {
    /// For which repositories a setting holds.
    package enum Scope: Sendable {
        /// The clone that the folder is in.
        case clone
        /// All repositories of the user.
        case user

        fileprivate var word: String {
            switch self {
            case .clone: "--local"
            case .user: "--global"
            }
        }
    }

    private let git: GitProcess
    private let scope: Scope

    /// - Parameters:
    ///   - folder: a folder of the clone, an absolute path.
    ///   - environment: the variables that git is found and run with.
    package init(folder: String, environment: [String: String], scope: Scope) {
        git = GitProcess(folder: folder, variables: environment)
        self.scope = scope
    }

    /// The topmost folder of the clone; nil if the folder is in none.
    package func root() throws(GitError) -> String? {
        let outcome = try git.run(["rev-parse", "--show-toplevel"])
        return outcome.status == 0 && !outcome.line.isEmpty ? outcome.line : nil
    }

    /// The values of a setting (`merge.modelc.driver`), of which git takes the last one; none where git cannot tell.
    package func values(of name: String) throws(GitError) -> [String] {
        let outcome = try git.run(["config", scope.word, "-z", "--get-all", name])
        guard outcome.status == 0 else { return [] }
        return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Gives a setting a value, in place of all that it has.
    package func set(_ name: String, to value: String) throws(GitError) {
        try change(["--replace-all", name, value])
    }

    /// Gives a setting the values that it had before.
    package func restore(_ name: String, to values: [String]) throws(GitError) {
        try change(["--unset-all", name])
        for value in values { try change(["--add", name, value]) }
    }

    /// Another command of git that changes the configuration holds a lock for the time that it takes: it is waited for.
    private func change(_ arguments: [String]) throws(GitError) {
        var outcome = try git.run(["config", scope.word] + arguments)
        for _ in 0..<GitConfiguration.patience where outcome.status != 0 && outcome.isLocked {
            usleep(GitConfiguration.pause)
            outcome = try git.run(["config", scope.word] + arguments)
        }
        guard outcome.status == 0 else {
            let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? "exit code \(outcome.status)"
            throw .failed(command: "config", reason: reason)
        }
    }

    /// How often a lock is tried again, and the time between, in microseconds: one second in all.
    private static let (patience, pause) = (20, UInt32(50_000))
}

extension GitProcess.Outcome {
    /// Whether the lock of the configuration was there already, in the words of git (`LC_ALL=C`).
    fileprivate var isLocked: Bool { errors.contains("could not lock config file") }
}

/// What `.gitattributes` and its like say of the files of a clone, after all files that have a say.
package struct GitAttributes: Sendable {
    private let git: GitProcess

    /// - Parameters:
    ///   - root: the topmost folder of the clone, an absolute path.
    ///   - environment: the variables that git is found and run with.
    package init(root: String, environment: [String: String]) {
        git = GitProcess(folder: root, variables: environment)
    }

    /// The files of the clone, from its root: those that git tracks, and new ones that it does not ignore.
    package func files() throws(GitError) -> [String] {
        let outcome = try git.run(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        guard outcome.status == 0 else { throw failure("ls-files", outcome) }
        return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of an attribute for each of some paths, whether there is a file or not: `modelc`, `unset`, `unspecified`.
    ///
    /// - Parameter paths: from the root of the clone.
    package func values(of attribute: String, for paths: [String]) throws(GitError) -> [String: String] {
        let input = paths.map { $0 + "\0" }.joined()
        let outcome = try git.run(["check-attr", "-z", "--stdin", attribute], input: input)
        guard outcome.status == 0 else { throw failure("check-attr", outcome) }
        let fields = outcome.output.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        // A path, the attribute, its value.
        let answers = stride(from: 0, to: fields.count - 2, by: 3).map { (fields[$0], fields[$0 + 2]) }
        return Dictionary(answers, uniquingKeysWith: { first, _ in first })
    }

    private func failure(_ command: String, _ outcome: GitProcess.Outcome) -> GitError {
        .failed(
            command: command,
            reason: outcome.errors.split(separator: "\n").first.map(String.init) ?? "exit code \(outcome.status)")
    }
}
