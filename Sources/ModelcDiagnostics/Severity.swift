import ModelcBase

/// The severity of a diagnostic or a finding, from worst to least. The raw value is the word in settings, flags and
/// JSON documents about findings.
package enum Severity: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The input cannot be used, or data is lost.
    case error
    /// Probably a mistake, but the input can be used.
    case warning
    /// Information that requires no action.
    case note = "info"

    /// The word in compiler output and in diagnostics. For `note` it is `note`, although the raw value is `info`.
    package var diagnosticWord: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// Returns the count with the English noun: `1 note`, `2 notes`.
    package func counted(_ count: Int) -> String { Counted.text(count, diagnosticWord) }

    package var description: String { rawValue }
}

extension Severity: Comparable {
    /// Compares the severities: `note` is the lowest, `error` the highest.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
