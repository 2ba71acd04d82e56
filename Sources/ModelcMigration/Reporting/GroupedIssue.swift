import ModelcBase
import ModelcDiagnostics
import ModelcPlans

/// An issue, and all versions whose migration steps have it. A removal in a new version, for example, affects the
/// stores of every older version.
package struct GroupedIssue: Hashable, Sendable {
    package var issue: MigrationReport.Issue
    /// The names of the source versions of the steps with the issue; empty if the issue is about the model.
    package var sources: [String]
    /// The names of the target versions of the steps with the issue; empty if the issue is about the model.
    package var targets: [String]
}

extension MigrationReport {
    /// All issues. Order: the worst severity first, then issues that lose values, then by code and model path. Equal
    /// issues of several steps are combined.
    package var groupedIssues: [GroupedIssue] {
        var groups: [GroupedIssue] = []
        var places: [IssueKey: Int] = [:]
        func add(_ issue: Issue, _ from: String?, _ to: String?) {
            let key = IssueKey(issue)
            let place = places[key] ?? groups.count
            if place == groups.count {
                places[key] = place
                groups.append(GroupedIssue(issue: issue, sources: [], targets: []))
            }
            // If the issue occurs in several older versions, the file of the last one is shown.
            groups[place].issue = issue
            if let from, !groups[place].sources.contains(from) { groups[place].sources.append(from) }
            if let to, !groups[place].targets.contains(to) { groups[place].targets.append(to) }
        }
        for issue in issues { add(issue, nil, nil) }
        for route in routes { for issue in route.issues { add(issue, route.from, route.to) } }
        for step in steps { for issue in step.issues { add(issue, step.from, step.to) } }
        return groups.sorted { MigrationReport.sortingKey($0.issue) < MigrationReport.sortingKey($1.issue) }
    }

    private static func sortingKey(_ issue: Issue) -> SortingKey {
        let code = issue.finding.code
        let level = Severity.allCases.firstIndex(of: issue.level) ?? 0
        let risk = MigrationRisk.allCases.firstIndex(of: code.risk) ?? 0
        return SortingKey(
            texts: ["\(level)", "\(risk)", code.rawValue, issue.finding.modelPath, issue.finding.reason])
    }
}

/// The values that must be equal to combine issues of several steps. The position of a removed element does not count,
/// because it differs from version to version.
private struct IssueKey: Hashable {
    var code: MigrationFindingCode
    var modelPath: String
    var reason: String
    var place: String

    init(_ issue: MigrationReport.Issue) {
        code = issue.finding.code
        modelPath = issue.finding.modelPath
        reason = issue.finding.reason
        place = issue.finding.newPosition == nil && issue.finding.oldPosition != nil ? "" : issue.place
    }
}

/// A sort key that consists of several texts. They are compared one after the other, and numbers in them by value:
/// `Model 2` comes before `Model 10`.
private struct SortingKey: Comparable {
    var texts: [String]

    static func < (lhs: SortingKey, rhs: SortingKey) -> Bool {
        lhs.texts.isBeforeByNumber(rhs.texts)
    }
}

extension MigrationReport {
    /// All data checks in the order of the steps. Equal checks with equal results are combined.
    package var groupedChecks: [GroupedCheck] {
        var groups: [GroupedCheck] = []
        var places: [Check: Int] = [:]
        for step in steps {
            for check in step.checks {
                let place = places[check] ?? groups.count
                if place == groups.count {
                    places[check] = place
                    groups.append(GroupedCheck(check: check, sources: []))
                }
                if !groups[place].sources.contains(step.from) { groups[place].sources.append(step.from) }
            }
        }
        return groups
    }
}
