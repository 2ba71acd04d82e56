import ModelcSchema

/// Reasons to avoid a step, other than lost data: errors, and unverified behaviour of Core Data. The better one of two
/// paths has fewer errors. If the numbers of errors are equal, it has fewer unverified changes (FormatMigrationFacts
/// §10.2).
struct StepDoubts: Hashable, Comparable, Sendable {
    /// The number of changes that are reported as errors.
    var errors = 0
    /// The number of reported changes for which Core Data's behaviour is not known.
    var unverified = 0

    init() {}

    /// Creates the counts for one change from its row of the decision table (FormatMigrationFacts §3). Both are 0 if
    /// changes with this row are not reported.
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
