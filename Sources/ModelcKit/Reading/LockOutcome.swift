import ModelcDiagnostics
import ModelcSchema

/// The result of locking versions, or of comparing them with the lock files.
package struct LockOutcome: ModelOutcome {
    package var report: LockReport
    /// The models that were read, for source lines in diagnostics.
    package var models: [VersionedModel]

    package var messages: [Diagnostic] { report.diagnostics }
    package var result: RunResult { report.ledger.result(hasFindings: report.hasErrors) }

    package var hasWritten: Bool { !report.isRehearsal && report.files.contains { $0.action.writes } }
}
