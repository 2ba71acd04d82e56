#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Runs git for reading: without prompts, network, hooks, locks, or anything else that the environment would smuggle in.
struct GitProcess: Sendable {
    /// What a run left behind.
    struct Outcome {
        var status: Int32
        var output: [UInt8]
        var errors: String

        /// The output as text without the line feed at its end.
        var line: String {
            let text = String(decoding: output, as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
    }

    /// The folder to run in, an absolute path.
    let folder: String
    /// The variables that the user has set; git is found by them.
    let variables: [String: String]

    /// Runs git to its end.
    func run(_ arguments: [String], input: String = "") throws(GitError) -> Outcome {
        guard let executable = executable else { throw .noGit }
        let outcome = ChildProcess.run(
            executable, ["git", "-C", folder] + GitProcess.options + arguments,
            environment: environment.map { "\($0.key)=\($0.value)" }.sorted(), input: Array(input.utf8))
        guard let outcome else { throw .failed(command: arguments.first ?? "", reason: "it cannot be run") }
        return Outcome(
            status: outcome.status, output: outcome.output, errors: String(decoding: outcome.errors, as: UTF8.self))
    }

    private static let options = [
        "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    ]

    /// The first git of the search path; relative entries of it are not trusted.
    private var executable: String? {
        let path = variables["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/git" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The user's environment without what ties git to another repository: in a hook of git, `GIT_DIR` and its like are
    /// set, and the model's own repository is meant. What the user says about configuration stays: it is how a build
    /// machine tells git which folders are safe.
    private var environment: [String: String] {
        var environment = variables.filter { variable in
            !variable.key.hasPrefix("GIT_") || variable.key == "GIT_CEILING_DIRECTORIES"
                || variable.key.hasPrefix("GIT_CONFIG_") && variable.key != "GIT_CONFIG_PARAMETERS"
        }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // A clone without blobs would fetch them; reading must not touch the network.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["LC_ALL"] = "C"
        return environment
    }
}

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
