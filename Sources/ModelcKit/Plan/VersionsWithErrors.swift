import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// The versions of a plan that have structural errors. No plan is made for such versions, because it could contain
/// names of elements that do not exist.
struct VersionsWithErrors {
    /// A version, and its errors that prevent recommendations.
    private struct Member {
        var version: PlannedVersion
        var problems: [Diagnostic]
    }

    private let members: [Member]
    /// Errors in the target that do not prevent a plan. They are demoted to warnings.
    private let lesserProblems: [Diagnostic]

    /// - Parameter sources: the versions that stores come from; nil for all versions before the target.
    init(_ versions: PlannedVersions, from sources: Set<String>?) {
        let later = Set(versions.later)
        let touched = versions.all.filter { version in
            !later.contains(version.name)
                && (version.name == versions.target || sources?.contains(version.name) ?? true)
        }
        members = touched.map { version in
            Member(version: version, problems: version.problems.filter { !Linter.allowsComparison($0.id) })
        }.filter { !$0.problems.isEmpty }
        // Errors that do not prevent a plan are reported only for the target, because older versions have shipped and
        // must not be changed.
        let target = versions.version(named: versions.target)?.problems ?? []
        lesserProblems = target.filter { Linter.allowsComparison($0.id) }.map { $0.demoted() }
    }

    var isEmpty: Bool { members.isEmpty }

    /// The errors, in the order of the versions. Demoted errors of the target come last.
    var diagnostics: [Diagnostic] { members.flatMap(\.problems) + lesserProblems }

    /// One finding for each version with errors.
    var findings: [MigrationFinding] {
        members.compactMap { member in
            member.problems.first.map { first in
                let others = member.problems.count - 1
                let more = others == 0 ? "" : ", and \(others) more \(others == 1 ? "error" : "errors")"
                return MigrationFinding(
                    .faultyVersion, modelPath: first.modelPath ?? "",
                    reason: "no path through \(member.version.name) is recommended: \(first.message) "
                        + "[\(first.id)]\(more)",
                    fix: "correct the errors, and plan again", newPosition: first.location?.position,
                    subject: .version(member.version.name))
            }
        }
    }

    /// Removes the routes and steps through a version with errors from a report. Also removes all stages.
    func withdraw(from report: inout MigrationReport) {
        guard !isEmpty else { return }
        let names = Set(members.map(\.version.name))
        report.routes.removeAll { route in
            names.contains(route.from) || names.contains(route.to) || !names.isDisjoint(with: route.path ?? [])
        }
        report.steps.removeAll { names.contains($0.from) || names.contains($0.to) }
        report.stages = []
    }
}

extension PlannedVersions {
    /// The reasons why no plan can be made for the versions; empty if a plan is possible.
    var refusals: [Diagnostic] {
        let deep = all.compactMap { ComparisonBudget.refusal(of: $0.name, at: $0.file, $0.model) }
        guard deep.isEmpty, PlanBudget.isExceeded(by: all.map(\.model)) else { return deep }
        return [
            Diagnostic(
                .planTooLarge, .error,
                "no plan is made: comparing all pairs of the \(all.count) versions takes more than "
                    + "\(PlanBudget.limit) comparisons of entities and properties",
                at: SourceLocation(path: bundle.path),
                help:
                    "compare two versions with '\(ToolCommandName.diff) \(workspace.wording[.olderVersion]) A "
                    + "\(workspace.wording[.newerVersion]) B', or move versions that no longer have stores out of the "
                    + "bundle")
        ]
    }
}

extension DiagnosticID {
    static let planTooLarge = DiagnosticID("plan-too-large")
}

extension LockedState {
    /// Returns the locked versions whose content now differs from the lock file.
    func deviations(in bundle: VersionedModel) -> [LockDeviation] {
        deviations(in: bundle, bundle.versions, .plain)
    }

    /// Returns findings about the lock file: changed, missing, and unlocked versions.
    func findings(_ versions: PlannedVersions) -> [MigrationFinding] {
        guard !names.isEmpty else { return [] }
        let open = versions.all.filter { $0.revision == nil && !names.contains($0.name) }.map { version in
            MigrationFinding(
                .versionNotLocked, modelPath: "", reason: "\(version.name) is not in the lock file",
                fix: "run '\(ToolCommandName.lock)' when it ships", subject: .version(version.name))
        }
        // If a version could not be read completely, its hashes are unknown.
        let known = deviations(in: versions.bundle).filter { deviation in
            deviation.isMissing || versions.version(named: deviation.version) != nil
        }
        return known.flatMap { findings($0, versions) } + statesWithoutModel(versions) + open
    }

    /// Advice for a store whose hashes are accepted in the lock file although no version of the bundle has them.
    static let adviceForAcceptedHashes =
        "add the model of that state to the bundle as a version of its own, so that Core Data finds it"

    /// Returns a finding for each shipped state (set of version hashes) in the lock file that no version of the bundle
    /// has.
    private func statesWithoutModel(_ versions: PlannedVersions) -> [MigrationFinding] {
        statesWithoutModel(versions.all.filter { $0.revision == nil }.map(\.hashes)).map { state in
            let name = state.reason.map { "also shipped in another state (\($0))" } ?? "shipped as it was locked"
            return MigrationFinding(
                .acceptedStateMissing, modelPath: "",
                reason: "\(state.version) has \(name), and no version of the bundle has those hashes: its "
                    + "stores cannot be opened",
                fix: LockedState.adviceForAcceptedHashes,
                subject: versions.version(named: state.version).map { .version($0.name) })
        }
    }

    private func findings(_ deviation: LockDeviation, _ versions: PlannedVersions) -> [MigrationFinding] {
        if let opener = deviation.openedBy {
            return [
                MigrationFinding(
                    .versionNotLocked, modelPath: "",
                    reason: "\(deviation.version) differs from the lock file; its stores are opened by \(opener), "
                        + "which has the same hashes",
                    fix: deviation.update,
                    subject: versions.version(named: deviation.version).map { .version($0.name) })
            ]
        }
        guard !deviation.isMissing else {
            return [
                MigrationFinding(
                    .lockedVersionMissing, modelPath: "",
                    reason: "\(deviation.version) has shipped and was removed: its stores cannot be opened",
                    fix: MigrationFact.lockedVersionMissing.fix)
            ]
        }
        let model = versions.version(named: deviation.version)?.model
        // If a change affects no locked entity, such as a new entity, there is one finding about the whole version.
        let entities = deviation.entities.isEmpty ? [""] : deviation.entities
        return entities.map { entity in
            MigrationFinding(
                .lockedVersionChanged, modelPath: entity,
                reason: "\(deviation.version) has shipped and was changed since: its stores cannot be opened",
                fix: MigrationFact.lockedVersionChanged.fix,
                newPosition: model?.entities.first { $0.name == entity }?.position,
                subject: .version(deviation.version))
        }
    }
}
