import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// Findings that say the same of several things: one finding with a count and the places.
package struct FindingGroup: Hashable, Sendable {
    /// What all members say.
    let first: MigrationReport.Issue
    /// In the order of the findings; never empty.
    package let members: [GroupedIssue]

    package var level: Severity { first.level }
    var finding: MigrationFinding { first.finding }

    /// The versions of stores that a member is about.
    var sources: [String] { members.flatMap(\.sources) }

    /// Whether all members are about the same versions, so that these need to be named once only.
    var isUniform: Bool { Set(members.map { Set($0.sources) }).count < 2 }

    /// What each member is about: its model path, with its place where it has none or another member has the same.
    var memberNames: [String] {
        let repeated = repeatedPaths
        return members.map { member in
            let (path, place) = (member.issue.finding.modelPath, member.issue.place)
            guard !path.isEmpty else { return place }
            return repeated.contains(path) ? "\(path) at \(place)" : path
        }
    }

    /// The model paths that several members have.
    var repeatedPaths: Set<String> {
        Set(Dictionary(grouping: members, by: \.issue.finding.modelPath).filter { $1.count > 1 }.keys)
    }

    /// What is found, and how often: `attribute removed (7 times)`.
    var title: String {
        finding.code.title + (members.count == 1 ? "" : " (\(members.count) times)")
    }
}

extension MigrationReport {
    private struct FindingKey: Hashable {
        var level: Severity
        var code: MigrationFindingCode
        var reason: String
        var fix: String?
        var isUnverified: Bool

        init(_ issue: Issue) {
            level = issue.level
            code = issue.finding.code
            reason = issue.finding.reason
            fix = issue.finding.fix
            isUnverified = issue.finding.isUnverified
        }
    }

    /// The findings of some levels in groups of equal ones, in the order of `groupedIssues`: the worst first. Every finding
    /// is in exactly one.
    package func findingGroups(_ levels: Set<Severity> = Set(Severity.allCases)) -> [FindingGroup] {
        groupedIssues.filter { levels.contains($0.issue.level) }.grouped { FindingKey($0.issue) }.compactMap {
            members in
            members.first.map { FindingGroup(first: $0.issue, members: members) }
        }
    }
}

/// Data checks that ask the same of stores of several versions. Their queries may differ: Core Data numbers entities anew
/// in every version.
package struct CheckGroup: Hashable, Sendable {
    /// What all members ask, and the answer that all have.
    let first: MigrationReport.Check
    /// In the order of the steps; never empty.
    package let members: [GroupedCheck]

    /// The versions of stores that are asked.
    var sources: [String] { members.flatMap(\.sources) }

    var state: CheckState { CheckState(first.outcome) }
}

extension MigrationReport {
    private struct CheckKey: Hashable {
        var check: DataCheck
        var code: MigrationFindingCode?
        var question: String
        var store: String?
        var outcome: DataCheckOutcome?

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
