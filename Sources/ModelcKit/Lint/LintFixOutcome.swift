import ModelcBase
import ModelcDiagnostics

/// The changes made in models. In a dry run, these are the changes that would be made.
package struct LintFixOutcome: RunOutcome {
    /// The changes as a unified diff; nil if the changes were written.
    package var diff: String?
    /// The changes that were or would be made.
    package var changes: ModelChanges
    /// The reasons why fixes were not applied.
    package var diagnostics: [Diagnostic]
    /// Messages about the models. Filled only if lint does not run afterwards.
    package var messages: [Diagnostic] = []
    /// A note with the number of findings that are not reported because the state given with `--against` also has them.
    /// Set only if lint does not run afterwards.
    package var unreported: Diagnostic?
    /// True if lint does not run afterwards, because the changes are only shown, or because a change could not be
    /// written.
    package var isFinal = false
    package var result = RunResult.done
    package var hasWritten = false
    /// The errors from reading files before the changes.
    package var unread: RunLedger
    /// The texts of the files that diagnostics refer to, by path.
    package var sources: [String: SourceText]
}
