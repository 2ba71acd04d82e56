import ArgumentParser
import ModelcKit

/// The tool's exit codes; wrong usage is 64, argument-parser's own.
enum ExitStatus {
    /// Input or configuration that cannot be read, or output that cannot be written.
    static let unusable = code(.failed)

    /// Ends the command as its ledger says.
    static func end(_ ledger: RunLedger, hasFindings: Bool = false) throws {
        try end(ledger.result(hasFindings: hasFindings))
    }

    static func end(_ result: RunResult) throws {
        if result != .done { throw code(result) }
    }

    private static func code(_ result: RunResult) -> ExitCode { ExitCode(Int32(result.rawValue)) }
}
