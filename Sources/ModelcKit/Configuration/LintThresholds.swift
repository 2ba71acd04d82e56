import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// Decides by severity which findings are shown, and which findings make a run fail.
package struct LintThresholds {
    /// The lowest severity of the findings to show.
    package var shown: Severity
    /// The lowest severity of findings that fail the run; nil if no finding fails it.
    var failing: Severity?
    /// The number of warnings to tolerate, regardless of `failing`.
    var maxWarnings: Int?

    init(_ lint: LintConfiguration, _ settings: LintSettings) {
        failing = (lint.failOn?.value ?? .warning).severity
        maxWarnings = lint.maxWarnings?.value
        let standard = settings.presets.compactMap { Preset($0)?.minimumSeverity }.min() ?? .warning
        // Findings that fail a run must be shown.
        shown = min(lint.minSeverity?.value ?? standard, failing ?? .error)
    }

    /// Creates the thresholds for findings that do not come from a lint rule.
    init(_ lint: LintConfiguration) { self.init(lint, LintSettings(lint)) }

    /// Whether a run with these numbers of open findings fails.
    func fail(_ counts: (Severity) -> Int) -> Bool { !failing(counts).isEmpty }

    /// Returns the severities that fail a run with these numbers of open findings; empty for a run that does not fail.
    func failing(_ counts: (Severity) -> Int) -> [Severity] {
        Severity.allCases.filter { severity in
            if severity == .warning, let maxWarnings { return counts(severity) > maxWarnings }
            return counts(severity) > 0 && failing.map { severity >= $0 } ?? false
        }
    }
}
