import Foundation

/// A user who may not read what has no rights. Tests that run as the administrator, who may read everything, run the tool
/// as `nobody`.
package enum PowerlessUser {
    /// What stands before the tool's path; nil where nobody can be found who is refused anything.
    private static let prefix: [String]? = {
        guard getuid() == 0 else { return [] }
        let ways = [
            ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"], ["/usr/bin/sudo", "-n", "-u", "nobody"],
        ]
        return ways.first { FileManager.default.isExecutableFile(atPath: $0[0]) && isRunnable($0) }
    }()

    /// Whether the user may run the tool where it was built.
    private static func isRunnable(_ prefix: [String]) -> Bool {
        let words = Array(prefix.dropFirst()) + [ModelcProcess.executable.path, "--version"]
        return (try? ModelcProcess().run(executable: URL(fileURLWithPath: prefix[0]), words))?.status == 0
    }

    /// Whether there is such a user, with the reason to give when a test is skipped.
    package static var isAvailable: Bool { prefix != nil }
    package static let absence = "the administrator may read everything, and nobody else can run the tool here"

    /// Runs the tool as this user.
    package static func run(_ modelc: ModelcProcess, _ arguments: [String]) throws -> ModelcProcess.Outcome {
        let words = (prefix ?? []) + [ModelcProcess.executable.path] + arguments
        return try modelc.run(executable: URL(fileURLWithPath: words[0]), Array(words.dropFirst()))
    }
}

/// What tests can ask of the system.
package enum TestSystem {
    /// Whether names of files may be any bytes. Other systems refuse names that are not UTF-8.
    package static let takesAnyName: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()
    package static let absenceOfNames = "names of files are UTF-8 on this system"
}
