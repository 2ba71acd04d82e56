import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// Findings that say the same of several things: one finding with a count and the places.
package struct FindingGroup: Hashable, Sendable {
    /// What all members say.
    package let first: MigrationReport.Issue
    /// In the order of the findings; never empty.
    package let members: [GroupedIssue]

    package var level: Severity { first.level }
    package var finding: MigrationFinding { first.finding }

    /// The versions of stores that a member is about.
    package var sources: [String] { members.flatMap(\.sources) }

    /// Whether all members are about the same versions, so that these need to be named once only.
    package var isUniform: Bool { Set(members.map { Set($0.sources) }).count < 2 }

    /// What is found, and how often: `attribute removed (7 times)`.
    package var title: String {
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
