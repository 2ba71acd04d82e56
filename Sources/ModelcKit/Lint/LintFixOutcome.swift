import ModelcBase
import ModelcDiagnostics

/// The changes made in models, or those of a dry run.
package struct LintFixOutcome: RunOutcome {
    /// The changes as a unified diff, if they are only shown.
    package var diff: String?
    /// The changes that were or would be made.
    package var changes: ModelChanges
    /// The reasons why fixes were not applied.
    package var diagnostics: [Diagnostic]
    /// Messages about the models, if lint does not run afterwards.
    package var messages: [Diagnostic] = []
    /// A message with the number of unreported findings that the state to compare with also has, if lint does not run
    /// afterwards.
    package var unreported: Diagnostic?
    /// Whether lint does not run afterwards, because the changes are only shown, or one could not be written.
    package var isFinal = false
    package var result = RunResult.done
    package var hasWritten = false
    /// The failures to read something before the changes.
    package var unread: RunLedger
    /// The texts of the files that diagnostics refer to, by path.
    package var sources: [String: SourceText]
}
