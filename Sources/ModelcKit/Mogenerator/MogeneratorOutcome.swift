import ModelcBase
import ModelcDiagnostics

/// The outcome of a run of mogenerator's command line.
package struct MogeneratorOutcome: RunOutcome {
    /// The lines for standard output.
    package var lines: [String] = []
    /// The lines for standard error, in mogenerator's words.
    package var errors: [String] = []
    package var messages: [Diagnostic] = []
    package var sources: [String: SourceText] = [:]
    package var status = MogeneratorStatus.done
    /// The generated files and what was done with each.
    package var files: [PlannedFile] = []
    package var hasWritten = false

    package var result: RunResult {
        switch status {
        case .done: .done
        case .failed: .findings
        case .wrongUsage, .unusableModel, .missingModel, .unwritable: .failed
        }
    }

    init() {}

    mutating func fail(_ status: MogeneratorStatus, _ messages: [Diagnostic]) {
        self.status = status
        self.messages += messages
    }
}
