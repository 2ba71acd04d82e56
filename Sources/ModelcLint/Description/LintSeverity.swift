import ModelcDiagnostics

/// How bad the findings of a rule are (lint-rules §2.3).
package enum LintSeverity: String, CaseIterable, Sendable {
    /// Not reported: taste, or a house rule.
    case off
    /// Worth knowing.
    case info
    /// Probably a defect, but legal.
    case warning
    /// The model does not build or load, or data is lost, or no save can succeed.
    case error

    /// The severity of the diagnostic that shows a finding; nil for `off`.
    package var diagnosticSeverity: Severity? {
        switch self {
        case .off: nil
        case .info: .note
        case .warning: .warning
        case .error: .error
        }
    }
}

extension LintSeverity: Comparable {
    /// Ordered from `off` up to `error`.
    package static func < (left: LintSeverity, right: LintSeverity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .off: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }
}
