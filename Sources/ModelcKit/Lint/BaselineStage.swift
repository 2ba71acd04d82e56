import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// Applies the baseline to lint findings. It is written and pruned as requested, and the findings in it are marked.
struct BaselineStage {
    /// Nil if there is no baseline.
    let request: BaselineRequest?
    /// The lowest severity of the findings to write into the baseline.
    let shown: Severity

    /// Throws an error if the file cannot be read or written.
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

/// The entries of a baseline that a run can judge. A run over one model, or with one rule, cannot judge entries of others.
struct BaselineScope {
    /// The folder that the paths of bundles in the baseline are relative to.
    private let folder: String
    private let display: DisplayPath
    private let isWholeProject: Bool
    /// The bundles that were read, with paths as in the baseline.
    private var bundles: Set<String> = []
    /// The rules that ran; nil if the rules that did not run are turned off permanently.
    private let rules: Set<DiagnosticID>?
    /// The rules between versions and about source code that did not run because there was nothing to check.
    private let idle: Set<DiagnosticID>

    init(_ run: LintedRun, folder: String) {
        self.folder = folder
        display = run.display
        isWholeProject = run.isWholeProject
        let ran = Set(run.bundles.flatMap(\.rulesRun).map(\.id))
        rules = run.plan.isPartial ? ran : nil
        let needing = RuleRegistry.all.filter { $0.description.needsSources }.map { $0.id }
        let versions = RuleRegistry.versions.map { $0.id }
        // When compared with another state, versions are not compared with each other.
        idle = Set(versions + needing + [.classInTwoModels]).subtracting(ran)
            .union(run.plan.comparison.against == nil ? [] : versions)
        for bundle in run.bundles where bundle.unreadable.isEmpty {
            bundles.insert(display.path(bundle.model.path, from: folder))
        }
    }

    /// Returns the findings of a run.
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

    /// Whether the run would have found the problem of an entry.
    private func includes(_ key: FindingKey) -> Bool {
        let isGone = isWholeProject && !isThere(key.bundle)
        // Entries of plans are judged by plans, except for models that no longer exist.
        if MigrationFindingCode(rawValue: key.rule.rawValue) != nil { return isGone && rules == nil }
        if idle.contains(key.rule) { return false }
        if let rules, !rules.contains(key.rule) { return false }
        return bundles.contains(key.bundle) || isGone
    }

    private func isThere(_ bundle: String) -> Bool {
        ExistingPath.mayExist(bundle.hasPrefix("/") ? bundle : "\(folder)/\(bundle)")
    }
}
