import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// Steps to the same version that are performed in the same way and, by default, have the same changes. In most groups,
/// all source versions have the same schema.
package struct StepGroup: Sendable {
    /// The first step of the group. Locations in the older version's file are in the file of this step's source
    /// version.
    package let step: MigrationReport.Step
    /// The names of the source versions of the steps; never empty.
    package let sources: [String]
    /// The range from the smallest to the largest number of changes in a step.
    let changeCounts: ClosedRange<Int>

    /// Returns nil if there are no steps.
    fileprivate init?(_ steps: [MigrationReport.Step]) {
        let counts = steps.map(\.changes.count)
        guard let first = steps.first, let least = counts.min(), let most = counts.max() else { return nil }
        step = first
        sources = steps.map(\.from)
        changeCounts = least...most
    }

    /// Whether the steps are not possible, or have errors.
    var isFailing: Bool {
        step.migrationClass == .blocked || step.issues.contains { $0.level == .error }
    }
}

extension MigrationReport {
    private struct StepKey: Hashable {
        var to: String
        var means: MigrationHop.Means?
        var direct: DirectMigration?
        var migrationClass: MigrationClass
        var flags: [MigrationFlag]
        var changes: [[String]]
        var problems: [InferenceProblem]
        var conditions: [DataCondition]
        var renames: [ProbableRename]
        var worst: Severity?

        /// - Parameter includesChanges: whether steps must have equal changes to be equal.
        init(_ step: Step, includesChanges: Bool) {
            to = step.to
            means = step.means
            direct = step.direct
            migrationClass = step.migrationClass
            flags = step.flags
            problems = step.problems
            conditions = step.conditions
            renames = step.probableRenames
            worst = step.issues.map(\.level).max()
            guard includesChanges else {
                changes = []
                return
            }
            let issues = step.issuesByChange
            changes = step.changes.map { change in
                let issue = issues[change]
                return [change.marker, change.modelPath, change.phrase] + change.marks
                    + [issue?.level.rawValue ?? "", issue?.finding.code.rawValue ?? "", issue?.finding.reason ?? ""]
            }
        }
    }

    /// The steps, grouped if they are equal: failing steps first, then in the order of the steps. Every step is in
    /// exactly one group.
    package var stepGroups: [StepGroup] { stepGroups(byChanges: true) }

    /// Returns the groups of steps.
    ///
    /// If `byChanges` is false, steps that differ only in their changes are in the same group.
    func stepGroups(byChanges: Bool) -> [StepGroup] {
        steps.grouped { StepKey($0, includesChanges: byChanges) }.compactMap(StepGroup.init)
            .ranked { $0.isFailing ? 0 : 1 }
    }
}

extension MigrationReport.Step {
    /// The changes that affect a store, and the changes with an issue. The output of a plan omits all other changes.
    var notableChanges: [(change: SchemaChange, issue: MigrationReport.Issue?)] {
        let issues = issuesByChange
        return changes.map { ($0, issues[$0]) }.filter { $0.0.altersHash || $0.1 != nil }
    }
}

extension MigrationReport {
    private struct ChangeKey: Hashable {
        var target: String
        var marker: String
        var modelPath: String
        var phrase: String
        var code: MigrationFindingCode?

        init(_ group: ChangeGroup) {
            target = group.target
            marker = group.change.marker
            modelPath = group.change.modelPath
            phrase = group.change.phrase
            code = group.issue?.finding.code
        }
    }

    /// The notable changes of all steps. Equal changes of several steps are combined. Sorted by target version (the
    /// plan's target first), then from worst to best, then in the order of the steps.
    package var changeGroups: [ChangeGroup] { changeGroups(\.notableChanges) }

    /// All changes of all steps, in the order of `changeGroups`.
    var allChangeGroups: [ChangeGroup] {
        changeGroups { step in
            let issues = step.issuesByChange
            return step.changes.map { ($0, issues[$0]) }
        }
    }

    private func changeGroups(
        _ changes: (Step) -> [(change: SchemaChange, issue: MigrationReport.Issue?)]
    ) -> [ChangeGroup] {
        let order = VersionSequence(self)
        let changes = steps.flatMap { step in
            changes(step).map { ChangeGroup(change: $0, issue: $1, target: step.to, sources: [step.from]) }
        }
        return changes.grouped { ChangeKey($0) }.compactMap { group in
            group.first.map {
                ChangeGroup(change: $0.change, issue: $0.issue, target: $0.target, sources: group.flatMap(\.sources))
            }
        }.ranked { group in
            group.issue.flatMap { Severity.allCases.firstIndex(of: $0.level) } ?? Severity.allCases.count
        }.ranked { $0.target == target ? -1 : order.place(of: $0.target) }
    }
}

extension MigrationReport {
    /// The routes, grouped if they are equal, the worst class first, then in version order. Every route is in exactly
    /// one group.
    package var routeGroups: [RouteGroup] {
        routes.grouped { RouteGroup.Key($0, strategy) }.compactMap { routes in
            routes.first.map { RouteGroup(RouteGroup.Key($0, strategy), routes.map(\.from)) }
        }.ranked { -$0.migrationClass.harm }
    }
}
