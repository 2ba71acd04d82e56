import ModelcBase
import ModelcDiagnostics

/// The result of a generation.
package struct GenerateOutcome: RunOutcome {
    package var report: GenerationReport
    package var result: RunResult
    /// The number of files that are up to date according to a stamp (a record of an earlier run); nil if they were
    /// generated.
    package var unchangedCount: Int?
    /// The error that prevented writing the stamp (the record of this run), although all other files were written; nil
    /// if there is none.
    package var stampProblem: Diagnostic?
    package var hasWritten = false

    package var messages: [Diagnostic] { report.diagnostics }
    package var sources: [String: SourceText] { report.sources }
}
