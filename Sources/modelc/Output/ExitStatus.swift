import ArgumentParser
import ModelcKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The exit codes of the tool. The exit code of a usage error is 64, as in argument-parser.
enum ExitStatus {
    /// Input or configuration cannot be read, or output cannot be written.
    static let unusable = code(.failed)

    /// Ends the command with the exit code of a run.
    static func end(_ result: RunResult) throws {
        if result != .done { throw code(result) }
    }

    private static func code(_ result: RunResult) -> ExitCode { ExitCode(Int32(result.rawValue)) }
}
