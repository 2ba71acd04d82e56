import ModelcConfiguration
import ModelcDiagnostics
import ModelcLint

/// What is shown, and what fails a run.
package struct LintThresholds {
    /// From which severity on findings are shown.
    package var shown: Severity
    /// From which severity on findings fail the run; nil for never.
    package var failing: Severity?
    /// How many warnings are tolerated, whatever `failing` says of warnings.
    package var maxWarnings: Int?

    package init(_ lint: LintConfiguration, _ settings: LintSettings) {
        failing = (lint.failOn?.value ?? .warning).severity
        maxWarnings = lint.maxWarnings?.value
        let standard = settings.presets.compactMap { Preset($0)?.minimumSeverity }.min() ?? .warning
        // What fails a run must be seen.
        shown = min(lint.minSeverity?.value ?? standard, failing ?? .error)
    }

    /// The thresholds of what is not a rule of lint.
    package init(_ lint: LintConfiguration) { self.init(lint, LintSettings(lint)) }

    /// Whether a run with so many open findings fails.
    package func fail(_ counts: (Severity) -> Int) -> Bool { !failing(counts).isEmpty }

    /// The severities that make a run with so many open findings fail; none for a run that does not.
    package func failing(_ counts: (Severity) -> Int) -> [Severity] {
        Severity.allCases.filter { severity in
            if severity == .warning, let maxWarnings { return counts(severity) > maxWarnings }
            return counts(severity) > 0 && failing.map { severity >= $0 } ?? false
        }
    }
}
