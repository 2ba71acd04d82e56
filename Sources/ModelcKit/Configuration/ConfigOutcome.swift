import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The effective settings, and where each comes from.
package struct ConfigOutcome: RunOutcome {
    package var configuration: EffectiveConfiguration
    /// Messages about the configuration file and about settings that cannot be applied.
    package var messages: [Diagnostic]
    /// The texts of the files that messages refer to, by path.
    package var sources: [String: SourceText]
    /// The errors of settings that cannot be applied.
    var ledger: RunLedger

    package var result: RunResult { ledger.result(hasFindings: false) }
}
