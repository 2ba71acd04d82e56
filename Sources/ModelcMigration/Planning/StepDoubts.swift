import ModelcSchema

/// What speaks against a step besides what it loses: errors, and what nobody has shown that Core Data does. Of two paths
/// the one with fewer errors is better, then the one with less that is unverified (migration §10.2).
struct StepDoubts: Hashable, Comparable, Sendable {
    /// Changes that are reported as errors.
    var errors = 0
    /// Changes that are reported, and of which it is not known what Core Data does.
    var unverified = 0

    init() {}

    /// What a row of the decision table says of a change.
    init(_ row: DecisionRow) {
        guard let code = row.code else { return }
        errors = code.level == .error ? 1 : 0
        unverified = row.isUnverified ? 1 : 0
    }

    static func += (lhs: inout StepDoubts, rhs: StepDoubts) {
        lhs.errors += rhs.errors
        lhs.unverified += rhs.unverified
    }

    static func < (lhs: StepDoubts, rhs: StepDoubts) -> Bool {
        (lhs.errors, lhs.unverified) < (rhs.errors, rhs.unverified)
    }
}
