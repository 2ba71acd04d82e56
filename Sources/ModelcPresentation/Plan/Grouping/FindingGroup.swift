import ModelcDiagnostics
import ModelcMigration
import ModelcPlans

/// Equal findings about several elements. They are shown as one finding with a count and the locations.
package struct FindingGroup: Hashable, Sendable {
    /// The issue that all members share.
    let first: MigrationReport.Issue
    /// The members in the order of the findings; never empty.
    package let members: [GroupedIssue]

    package var level: Severity { first.level }
    var finding: MigrationFinding { first.finding }

    /// The names of the versions with stores that are affected by a member.
    var sources: [String] { members.flatMap(\.sources) }

    /// Whether all members affect the same versions. The versions are then listed only once.
    var isUniform: Bool { Set(members.map { Set($0.sources) }).count < 2 }

    /// The name of each member: its model path. Its location is added if it has no path, or if another member has the
    /// same path.
    var memberNames: [String] {
        let repeated = repeatedPaths
        return members.map { member in
            let (path, place) = (member.issue.finding.modelPath, member.issue.place)
            guard !path.isEmpty else { return place }
            return repeated.contains(path) ? "\(path) at \(place)" : path
        }
    }

    /// The model paths that more than one member has.
    var repeatedPaths: Set<String> {
        Set(Dictionary(grouping: members, by: \.issue.finding.modelPath).filter { $1.count > 1 }.keys)
    }

    /// The title of the finding with its count, such as `attribute removed (7 times)`.
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

    /// Returns the findings with some severities, grouped if they are equal, in the order of `groupedIssues` (the worst
    /// first). Every finding is in exactly one group.
    package func findingGroups(_ levels: Set<Severity> = Set(Severity.allCases)) -> [FindingGroup] {
        groupedIssues.filter { levels.contains($0.issue.level) }.grouped { FindingKey($0.issue) }.compactMap {
            members in
            members.first.map { FindingGroup(first: $0.issue, members: members) }
        }
    }
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

    /// All data checks, grouped if the checks and their results are equal, the worst results first. Every check is in
    /// exactly one group.
    package var checkGroups: [CheckGroup] {
        groupedChecks.grouped { CheckKey($0.check) }.compactMap { members in
            members.first.map { CheckGroup(first: $0.check, members: members) }
        }.ranked(by: \.state)
    }
}
