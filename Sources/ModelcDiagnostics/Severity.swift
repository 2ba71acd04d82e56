/// How bad a diagnostic is.
package enum Severity: String, CaseIterable, Sendable {
    /// The input cannot be used as it stands.
    case error
    /// Probably a mistake; the value was ignored or replaced by a default.
    case warning
    /// Worth knowing; shown only when asked for.
    case note
}

extension Severity: Comparable {
    /// Ordered from `note` up to `error`.
    package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
