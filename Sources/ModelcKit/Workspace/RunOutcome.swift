import ModelcBase
import ModelcDiagnostics

/// The properties that the outcomes of all use cases have.
package protocol RunOutcome {
    /// The messages of the run, including errors, in the order in which they are printed.
    var messages: [Diagnostic] { get }
    /// The texts of the files that messages refer to, by path.
    var sources: [String: SourceText] { get }
    /// The result of the run, which determines the exit code.
    var result: RunResult { get }
    /// Whether files were changed. If the outcome cannot be printed, the caller must still report this.
    var hasWritten: Bool { get }
}

extension RunOutcome {
    package var hasWritten: Bool { false }
}
