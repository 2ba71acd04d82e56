#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads and changes git settings. Nothing else in git is ever changed, and settings are changed only on request.
package struct GitConfiguration: Sendable {
    /// The repositories that a setting applies to.
    package enum Scope: Sendable {
        /// The clone that contains the folder.
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
    ///   - environment: the environment variables with which git is found and run.
    package init(folder: String, environment: [String: String], scope: Scope) {
        git = GitProcess(folder: folder, variables: environment)
        self.scope = scope
    }

    /// The top-level folder of the clone, an absolute path; nil if the folder is not in a clone.
    package func root() throws(GitError) -> String? {
        let outcome = try git.run(["rev-parse", "--show-toplevel"])
        return outcome.status == 0 && !outcome.line.isEmpty ? outcome.line : nil
    }

    /// The values of a git setting such as `merge.modelc.driver`; git uses the last value. Empty if the setting does
    /// not exist or git fails.
    package func values(of name: String) throws(GitError) -> [String] {
        let outcome = try git.run(["config", scope.word, "-z", "--get-all", name])
        guard outcome.status == 0 else { return [] }
        return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Sets a setting to a value, replacing all existing values.
    package func set(_ name: String, to value: String) throws(GitError) {
        try change(["--replace-all", name, value])
    }

    /// Restores the previous values of a setting.
    package func restore(_ name: String, to values: [String]) throws(GitError) {
        try change(["--unset-all", name])
        for value in values { try change(["--add", name, value]) }
    }

    /// Runs a git command that changes the configuration. If another git command holds the lock, waits for it.
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

    /// The number of attempts to get the lock, and the pause between attempts in microseconds: one second in total.
    private static let (patience, pause) = (20, UInt32(50_000))
}

extension GitProcess.Outcome {
    /// Whether git's error output (in English, because of `LC_ALL=C`) reports that another process has locked the
    /// configuration.
    fileprivate var isLocked: Bool { errors.contains("could not lock config file") }
}
