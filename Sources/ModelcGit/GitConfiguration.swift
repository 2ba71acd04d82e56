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

    /// The topmost folder of the clone; nil where the folder is in none.
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

    private func change(_ arguments: [String]) throws(GitError) {
        let outcome = try git.run(["config", scope.word] + arguments)
        guard outcome.status == 0 else {
            let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? "exit code \(outcome.status)"
            throw .failed(command: "config", reason: reason)
        }
    }
}
