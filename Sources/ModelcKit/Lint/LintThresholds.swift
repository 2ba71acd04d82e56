import ModelcConfiguration
import ModelcLint

/// What is shown, and what fails a run.
package struct LintThresholds {
    /// From which severity on findings are shown.
    package var shown: LintSeverity
    /// From which severity on findings fail the run; nil for never.
    package var failing: LintSeverity?
    /// How many warnings are put up with, whatever `failing` says of warnings.
    package var maxWarnings: Int?

    package init(_ lint: LintConfiguration, _ settings: LintSettings) {
        failing = (lint.failOn?.value ?? .warning).severity
        maxWarnings = lint.maxWarnings?.value
        let standard = settings.presets.compactMap { Preset($0)?.minimumSeverity }.min() ?? .warning
        // What fails a run must be seen.
        shown = min(lint.minSeverity?.value.severity ?? standard, failing ?? .error)
    }

    /// The thresholds of what is no rule of lint.
    package init(_ lint: LintConfiguration) { self.init(lint, LintSettings(lint)) }

    /// Whether a run with so many open findings fails.
    package func fail(_ counts: (LintSeverity) -> Int) -> Bool { !failing(counts).isEmpty }

    /// The severities that make a run with so many open findings fail; none for a run that does not.
    package func failing(_ counts: (LintSeverity) -> Int) -> [LintSeverity] {
        [LintSeverity.error, .warning, .info].filter { severity in
            if severity == .warning, let maxWarnings { return counts(severity) > maxWarnings }
            return counts(severity) > 0 && failing.map { severity >= $0 } ?? false
        }
    }
}

extension Choice.ReportedSeverity {
    fileprivate var severity: LintSeverity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .info
        }
    }
}

extension Choice.FailingSeverity {
    fileprivate var severity: LintSeverity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .info
        case .never: nil
        }
    }
}
