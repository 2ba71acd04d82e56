import ModelcBase
import ModelcDiagnostics
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// Steps to one version that are taken in the same way and, unless they are grouped without, bring the same changes: those from
/// versions with one schema, above all.
package struct StepGroup: Sendable {
    /// The first of them. Where a line of the older version's file is named, it is this one's.
    package let step: MigrationReport.Step
    /// The versions that the steps lead from; never empty.
    package let sources: [String]
    /// How many changes the step with the fewest and the one with the most have.
    let changeCounts: ClosedRange<Int>

    /// Nil for no step.
    fileprivate init?(_ steps: [MigrationReport.Step]) {
        let counts = steps.map(\.changes.count)
        guard let first = steps.first, let least = counts.min(), let most = counts.max() else { return nil }
        step = first
        sources = steps.map(\.from)
        changeCounts = least...most
    }

    /// Whether the steps cannot be taken, or something about them is an error.
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
        var faults: [InferenceFault]
        var conditions: [DataCondition]
        var renames: [ProbableRename]
        var worst: Severity?

        /// - Parameter includesChanges: whether steps with other changes are others.
        init(_ step: Step, includesChanges: Bool) {
            to = step.to
            means = step.means
            direct = step.direct
            migrationClass = step.migrationClass
            flags = step.flags
            faults = step.faults
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

    /// The steps in groups of equal ones: those that fail first, then in the order of the steps. Every step is in exactly
    /// one.
    package var stepGroups: [StepGroup] { stepGroups(byChanges: true) }

    /// The same; steps that only bring other changes can be one group, too.
    func stepGroups(byChanges: Bool) -> [StepGroup] {
        steps.grouped { StepKey($0, includesChanges: byChanges) }.compactMap(StepGroup.init)
            .ranked { $0.isFailing ? 0 : 1 }
    }
}

/// A change with all versions from which a step to one version brings it.
package struct ChangeGroup: Sendable {
    let change: SchemaChange
    /// What a plan finds fault with in it; nil for nothing.
    let issue: MigrationReport.Issue?
    /// The version that the steps lead to.
    package let target: String
    /// The versions that the steps lead from, in the order of the steps.
    package let sources: [String]
}

extension MigrationReport.Step {
    /// The changes that a store knows of, and those that raise a finding. The others are left out of a plan.
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

    /// The notable changes of all steps, equal ones of several steps as one: by
    /// the version that they lead to, the plan's target first, then the worst first, then in the
    /// order of the steps.
    package var changeGroups: [ChangeGroup] { changeGroups(\.notableChanges) }

    /// All changes of all steps, likewise.
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

/// The versions that get to the target in the same way.
package struct RouteGroup: Hashable, Sendable {
    /// A recommended path without its first version.
    package enum Path: Hashable, Sendable {
        /// There is none.
        case none
        /// Nothing is to be done.
        case stay
        /// One migration.
        case direct
        /// Every version up to the target.
        case everyVersion
        /// Several migrations, by way of these versions.
        case through([String])
    }

    /// What the versions have in common.
    struct Key: Hashable, Sendable {
        var migrationClass: MigrationClass
        var coreDataWill: DirectMigration
        var path: Path

        init(_ route: MigrationReport.Route, _ strategy: MigrationStrategy) {
            migrationClass = route.migrationClass
            coreDataWill = route.coreDataWill
            path =
                switch route.path {
                case nil: .none
                case let path? where path.count < 2: .stay
                case let path? where path.count == 2: .direct
                case _? where strategy == .iterative: .everyVersion
                case let path?: .through(Array(path.dropFirst().dropLast()))
                }
        }
    }

    package let migrationClass: MigrationClass
    let coreDataWill: DirectMigration
    package let path: Path
    /// The versions that stores come from, in version order; never empty.
    package let sources: [String]

    init(_ key: Key, _ sources: [String]) {
        migrationClass = key.migrationClass
        coreDataWill = key.coreDataWill
        path = key.path
        self.sources = sources
    }

    /// The path in words: `through Model 12`. Safe to print.
    func pathText(_ order: VersionSequence) -> String {
        switch path {
        case .none: "no path"
        case .stay: "nothing to do"
        case .direct: "direct"
        case .everyVersion: "through every version"
        case .through(let names): "through \(order.text(names))"
        }
    }
}

extension MigrationReport {
    /// The routes in groups of equal ones, the worst class first, then in version order. Every route is in exactly one.
    package var routeGroups: [RouteGroup] {
        routes.grouped { RouteGroup.Key($0, strategy) }.compactMap { routes in
            routes.first.map { RouteGroup(RouteGroup.Key($0, strategy), routes.map(\.from)) }
        }.ranked { -$0.migrationClass.harm }
    }
}
