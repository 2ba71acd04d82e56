import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcMirroring
import ModelcPlans

/// Applies the baseline to lint findings: marks the findings that are in the baseline, and updates or prunes the file
/// if requested.
struct BaselineStage {
    /// The baseline file and the action to take on it; nil if there is no baseline.
    let request: BaselineRequest?
    /// The lowest severity of the findings to write into the baseline.
    let shown: Severity

    /// - Throws: `RunFailure` if the file cannot be read or written.
    func applied(to run: LintedRun) throws -> BaselinedRun {
        var baselined = try marked(run)
        if let message = run.plan.comparison.unreported(baselined.issues, shown: shown) {
            baselined.messages.append(message)
        }
        return baselined
    }

    private func marked(_ run: LintedRun) throws -> BaselinedRun {
        guard let request else { return BaselinedRun(run: run, issues: run.issues) }
        let file = BaselineFile(request, in: run.plan.workspace)
        let result = try file.apply(BaselineScope(run, folder: file.folder).candidates(run, shown: shown))
        var issues = run.issues
        let indices = issues.indices.filter { issues[$0].isBaselined }
        for (index, isHidden) in zip(indices, result.isHidden) { issues[index].isInBaseline = isHidden }
        return BaselinedRun(
            run: run, issues: issues, stale: result.stale, messages: result.messages, hasWritten: result.hasWritten)
    }
}

/// Determines which entries of a baseline a run can check. For example, a run over one model cannot check entries about
/// other models, and a run with one rule cannot check entries about other rules.
struct BaselineScope {
    /// The folder that bundle paths in the baseline are relative to.
    private let folder: String
    private let display: DisplayPath
    private let isWholeProject: Bool
    /// The paths of the bundles that were read completely, relative to `folder`, as in the baseline.
    private var bundles: Set<String> = []
    /// The ids of the rules that ran; nil if no flag selects or excludes rules. If it is nil, the entries of all
    /// rules can be checked: rules that did not run are turned off in the configuration.
    private let rules: Set<DiagnosticID>?
    /// Rules that did not run because they had nothing to check: rules that compare versions, and rules that need
    /// source code.
    private let idle: Set<DiagnosticID>

    init(_ run: LintedRun, folder: String) {
        self.folder = folder
        display = run.display
        isWholeProject = run.isWholeProject
        let ran = Set(run.bundles.flatMap(\.rulesRun).map(\.id))
        rules = run.plan.isPartial ? ran : nil
        let needing = RuleRegistry.all.filter { $0.description.needsSources }.map { $0.id }
        let versions = RuleRegistry.versions.map { $0.id }
        // If the models are compared with an older state (`--against`), the versions in a bundle are not compared with
        // each other.
        idle = Set(versions + needing + [.classInTwoModels]).subtracting(ran)
            .union(run.plan.comparison.against == nil ? [] : versions)
        for bundle in run.bundles where bundle.unreadable.isEmpty {
            bundles.insert(display.path(bundle.model.path, from: folder))
        }
    }

    /// Returns the findings of a run that a baseline may contain.
    ///
    /// - Parameter shown: the lowest severity of the findings to write.
    func candidates(_ run: LintedRun, shown: Severity) -> BaselineCandidates {
        let found = run.issues.filter(\.isBaselined)
        let keys = found.map(key)
        return BaselineCandidates(
            found: keys, written: found.filter { $0.judged.severity >= shown }.map(key),
            hasOpen: found.contains { $0.isOpen && $0.judged.severity >= shown },
            isComplete: run.ledger.isEmpty && !run.issues.contains(where: \.leavesUnread), includes: includes,
            match: { $0.matches(keys) })
    }

    private func key(_ issue: FoundIssue) -> FindingKey {
        FindingKey(issue.judged.finding, bundle: display.path(issue.bundle, from: folder))
    }

    /// Whether the run checks for the problem that this baseline entry is about. If it does and finds nothing, the
    /// entry is out of date.
    private func includes(_ key: FindingKey) -> Bool {
        let isGone = isWholeProject && !isThere(key.bundle)
        // Findings in migration plans, and about CloudKit schemas, are checked by other commands. Here, only entries of models that no longer exist
        // are checked.
        if MigrationFindingCode(rawValue: key.rule.rawValue) != nil
            || CloudKitFindingCode(rawValue: key.rule.rawValue) != nil
        {
            return isGone && rules == nil
        }
        if idle.contains(key.rule) { return false }
        if let rules, !rules.contains(key.rule) { return false }
        return bundles.contains(key.bundle) || isGone
    }

    private func isThere(_ bundle: String) -> Bool {
        ExistingPath.mayExist(bundle.hasPrefix("/") ? bundle : "\(folder)/\(bundle)")
    }
}
