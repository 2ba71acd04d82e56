import ModelcBase
import ModelcDiagnostics

/// The result of a generation.
package struct GenerateOutcome: RunOutcome {
    package var report: GenerationReport
    package var result: RunResult
    /// The number of files that are up to date according to a stamp; nil if they were generated.
    package var unchangedCount: Int?
    /// The reason why the stamp was not written, although all files were.
    package var stampProblem: Diagnostic?
    package var hasWritten = false

    package var messages: [Diagnostic] { report.diagnostics }
    package var sources: [String: SourceText] { report.sources }
}
