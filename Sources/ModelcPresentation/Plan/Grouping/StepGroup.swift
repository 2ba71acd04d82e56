import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// Steps to one version that are taken in the same way and bring the same changes: those from versions with one schema,
/// above all.
package struct StepGroup: Sendable {
    /// The first of them. Where a line of the older version's file is named, it is this one's.
    package let step: MigrationReport.Step
    /// The versions that the steps lead from; never empty.
    package let sources: [String]

    /// Whether the steps cannot be taken, or something about them is an error.
    package var isFailing: Bool {
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
        var faults: [InferenceFault]
        var conditions: [DataCondition]
        var renames: [ProbableRename]
        var worst: Severity?

        init(_ step: Step) {
            to = step.to
            means = step.means
            direct = step.direct
            migrationClass = step.migrationClass
            flags = step.flags
            faults = step.faults
            conditions = step.conditions
            renames = step.probableRenames
            worst = step.issues.map(\.level).max()
            let issues = step.issuesByChange
            changes = step.changes.map { change in
                let issue = issues[change]
                return [change.marker, change.modelPath, change.phrase] + change.marks
                    + [issue?.level.rawValue ?? "", issue?.finding.code.rawValue ?? "", issue?.finding.reason ?? ""]
            }
        }
    }

    /// The steps in groups of equal ones: those that fail first, then in the order of the steps. Every step is in exactly
    /// one.
    package var stepGroups: [StepGroup] {
        steps.grouped { StepKey($0) }.compactMap { group in
            group.first.map { StepGroup(step: $0, sources: group.map(\.from)) }
        }.ranked { $0.isFailing ? 0 : 1 }
    }
}
