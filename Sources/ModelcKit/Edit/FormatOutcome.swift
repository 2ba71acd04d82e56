import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// The files that are, or were, not in Xcode's form.
package struct FormatOutcome: RunOutcome {
    /// The files that change.
    var changes: [FileChange]
    /// The number of files that were checked.
    package var fileCount: Int
    package var isRehearsal: Bool
    /// Whether to report a finding for each file that would change.
    var isCheck: Bool
    /// Messages about files that cannot be written in Xcode's form, and about files that could not be read.
    package var messages: [Diagnostic]
    package var sources: [String: SourceText]
    var ledger: RunLedger
}

extension FormatOutcome {
    /// The result of the run.
    package var result: RunResult { ledger.result(hasFindings: isCheck && !changes.isEmpty || hasConflicts) }

    package var hasWritten: Bool { !isRehearsal && !changes.isEmpty }

    /// Whether a file contains conflict markers of a merge. They are written as XML comments, but must be resolved
    /// instead of kept.
    private var hasConflicts: Bool { messages.contains { $0.id == .mergeConflictMarker } }

    /// The changes as a unified diff.
    package var diff: String { changes.map(\.unifiedDiff).joined() }

    /// The paths of the files that change.
    package var paths: [String] { changes.map(\.path) }
}
