import ModelcBase
import ModelcDiagnostics

/// The converted templates and the notes about them.
package struct TemplatesConvertOutcome: RunOutcome {
    package var files: [PlannedFile] = []
    package var messages: [Diagnostic] = []
    package var sources: [String: SourceText] = [:]
    package var result = RunResult.done
    package var hasWritten: Bool { files.contains { $0.action.writes } }

    init() {}
}
