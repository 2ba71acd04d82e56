import ModelcBase
import ModelcDiagnostics

/// The outcome of a use case that has no messages: it either succeeds or throws an error.
package protocol SilentOutcome: RunOutcome {}

extension SilentOutcome {
    package var messages: [Diagnostic] { [] }
    package var sources: [String: SourceText] { [:] }
    package var result: RunResult { .done }
}
