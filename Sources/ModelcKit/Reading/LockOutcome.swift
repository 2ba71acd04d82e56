import ModelcDiagnostics
import ModelcSchema

/// The locked versions, and differences from their locked state.
package struct LockOutcome: ModelOutcome {
    package var report: LockReport
    /// The models that were read; excerpts are taken from their files.
    package var models: [VersionedModel]

    package var messages: [Diagnostic] { report.diagnostics }
    package var result: RunResult { report.ledger.result(hasFindings: report.hasErrors) }

    package var hasWritten: Bool { !report.isRehearsal && report.files.contains { $0.action.writes } }
}
