import ModelcBase
import ModelcDiagnostics
import ModelcPlans

/// An issue with all versions whose steps have it: what a new version drops, it drops for the stores of every older one.
package struct GroupedIssue: Hashable, Sendable {
    package var issue: MigrationReport.Issue
    /// The versions that the steps with the issue lead from; empty for an issue of the model.
    package var sources: [String]
    /// Where those steps lead to; empty for an issue of the model.
    package var targets: [String]
}

extension MigrationReport {
    /// All issues, the worst first, of one level those that lose values first, then by code and model path; equal ones of
    /// several steps are one.
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
            // Of the files of several older versions the last one is shown.
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

/// What makes issues of several steps one: not the place of what is gone, which differs from version to version.
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

/// Texts in which numbers count as numbers: `Model 2` before `Model 10`. The first difference decides.
private struct SortingKey: Comparable {
    var texts: [String]

    static func < (lhs: SortingKey, rhs: SortingKey) -> Bool {
        lhs.texts.isBeforeByNumber(rhs.texts)
    }
}

/// A question to a store with all versions whose steps raise it.
package struct GroupedCheck: Hashable, Sendable {
    package var check: MigrationReport.Check
    /// The versions that the steps lead from.
    package var sources: [String]
}

extension MigrationReport {
    /// All questions in the order of the steps; equal ones, with equal answers, are one.
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
