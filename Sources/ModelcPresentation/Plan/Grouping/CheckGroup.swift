import ModelcMigration
import ModelcPlans

/// Data checks that ask the same of stores of several versions. Their queries may differ: Core Data numbers entities anew
/// in every version.
package struct CheckGroup: Hashable, Sendable {
    /// What all members ask, and the answer that all have.
    package let first: MigrationReport.Check
    /// In the order of the steps; never empty.
    package let members: [GroupedCheck]

    /// The versions of stores that are asked.
    package var sources: [String] { members.flatMap(\.sources) }

    package var state: CheckState { CheckState(first.outcome) }
}

extension MigrationReport {
    private struct CheckKey: Hashable {
        var check: DataCheck
        var code: MigrationFindingCode?
        var question: String
        var store: String?
        var outcome: Check.Outcome

        init(_ check: Check) {
            self.check = check.check
            code = check.code
            question = check.question
            store = check.store
            outcome = check.outcome
        }
    }

    /// All data checks in groups of equal ones with equal answers, the worst answers first. Every check is in exactly one.
    package var checkGroups: [CheckGroup] {
        groupedChecks.grouped { CheckKey($0.check) }.compactMap { members in
            members.first.map { CheckGroup(first: $0.check, members: members) }
        }.ranked(by: \.state)
    }
}

/// What the answer to a data check means, the worst first.
package enum CheckState: Int, CaseIterable, Comparable, Sendable {
    /// There are rows that stop the migration or are lost.
    case found
    /// The store cannot be asked.
    case unanswerable
    /// There was no store to ask.
    case open
    /// There are no such rows.
    case passed

    package init(_ outcome: MigrationReport.Check.Outcome) {
        switch outcome {
        case .notAsked: self = .open
        case .count(0): self = .passed
        case .count: self = .found
        case .unanswerable: self = .unanswerable
        }
    }

    package static func < (left: CheckState, right: CheckState) -> Bool { left.rawValue < right.rawValue }
}
