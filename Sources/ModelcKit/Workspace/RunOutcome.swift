import ModelcBase
import ModelcDiagnostics

/// The part of a result that all use cases have.
package protocol RunOutcome {
    /// Messages other than the result, including failures, in the order in which they are printed.
    var messages: [Diagnostic] { get }
    /// The source texts of the files that messages refer to, by path.
    var sources: [String: SourceText] { get }
    /// The result of the run.
    var result: RunResult { get }
    /// Whether files were changed. If the outcome cannot be printed, the caller must report this.
    var hasWritten: Bool { get }
}

extension RunOutcome {
    package var hasWritten: Bool { false }
}
