import ModelcBase
import ModelcDiagnostics

/// The outcome of a use case that either succeeds or throws, and has no messages.
package protocol SilentOutcome: RunOutcome {}

extension SilentOutcome {
    package var messages: [Diagnostic] { [] }
    package var sources: [String: SourceText] { [:] }
    package var result: RunResult { .done }
}
