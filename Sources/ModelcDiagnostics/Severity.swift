import ModelcBase

/// The severity of a diagnostic or a finding, the worst first. The raw value is the word in settings, flags and
/// documents about findings.
package enum Severity: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The input cannot be used, or data is lost.
    case error
    /// Probably a mistake, but the input can be used.
    case warning
    /// Information.
    case note = "info"

    /// The word in the output of compilers and in diagnostics: `note`, where findings have `info`.
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
    /// Ordered from `note` up to `error`.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
