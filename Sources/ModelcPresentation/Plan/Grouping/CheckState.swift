import ModelcPlans

/// The meaning of a data check's result, ordered from worst to best.
package enum CheckState: Int, CaseIterable, Comparable, Sendable {
    /// There are rows that prevent the migration, or are lost.
    case found
    /// The store cannot be queried.
    case unanswerable
    /// No store was given.
    case open
    /// The store has no rows that prevent the migration, or are lost.
    case passed

    init(_ outcome: DataCheckOutcome?) {
        switch outcome {
        case nil: self = .open
        case .count(0): self = .passed
        case .count: self = .found
        case .unanswerable: self = .unanswerable
        }
    }

    package static func < (left: CheckState, right: CheckState) -> Bool { left.rawValue < right.rawValue }
}
