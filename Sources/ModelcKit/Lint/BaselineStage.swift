import ModelcDiagnostics
import ModelcDisk
import ModelcLint
import ModelcPlans

/// What the baseline leaves of a run's findings.
struct BaselineOutcome {
    var issues: [FoundIssue]
    /// Entries for which nothing was found any more.
    var stale: [FindingKey] = []
    /// Whether the file was changed.
    var hasWritten = false
}

/// The findings of lint and the baseline: it is written and pruned as requested, and the findings that it hides are marked.
struct BaselineStage {
    /// Nil where there is no baseline.
    let request: BaselineRequest?
    /// From which severity on findings are written into it.
    let shown: Severity

    /// Ends the command where the file cannot be read or written.
    func apply(to run: inout LintSession) throws -> BaselineOutcome {
        var outcome = BaselineOutcome(issues: run.issues)
        guard let request else { return outcome }
        let file = BaselineFile(request, in: run.plan.workspace)
        let scope = BaselineScope(run, folder: file.folder)
        let indices = outcome.issues.indices.filter { outcome.issues[$0].isBaselined }
        let result = try file.apply(scope.candidates(outcome.issues, run, shown: shown))
        for (index, isHidden) in zip(indices, result.isHidden) { outcome.issues[index].isInBaseline = isHidden }
        for message in result.messages { run.addMessage(message) }
        outcome.stale = result.stale
        outcome.hasWritten = result.hasWritten
        return outcome
    }
}

/// What a run can say about the entries of a baseline: a run over one model, or with one rule, says nothing of the
/// others.
struct BaselineScope {
    /// The folder that the bundles in the baseline count from.
    private let folder: String
    private let display: DisplayPath
    private let isWholeProject: Bool
    /// The bundles that were read, as the baseline has them.
    private var bundles: Set<String> = []
    /// The rules that ran; nil where the rest is switched off for good.
    private let rules: Set<DiagnosticID>?
    /// The rules between versions and about source code that did not run, as there was nothing to look at.
    private let idle: Set<DiagnosticID>

    init(_ run: LintSession, folder: String) {
        self.folder = folder
        display = run.display
        isWholeProject = run.isWholeProject
        let ran = Set(run.bundles.flatMap(\.rulesRun).map(\.id))
        rules = run.plan.isPartial ? ran : nil
        let needing = RuleRegistry.all.filter { $0.description.needsSources }.map { $0.id }
        let versions = RuleRegistry.versions.map { $0.id }
        // Compared with another state, versions are not compared with each other.
        idle = Set(versions + needing + [.classInTwoModels]).subtracting(ran)
            .union(run.plan.versions.against == nil ? [] : versions)
        for bundle in run.bundles where bundle.unreadable.isEmpty {
            bundles.insert(display.path(bundle.model.path, from: folder))
        }
    }

    /// The findings of a run.
    ///
    /// - Parameter shown: from which severity on findings are written.
    func candidates(_ issues: [FoundIssue], _ run: LintSession, shown: Severity) -> BaselineCandidates {
        let found = issues.filter(\.isBaselined)
        let keys = found.map(key)
        return BaselineCandidates(
            found: keys, written: found.filter { $0.judged.severity >= shown }.map(key),
            hasOpen: found.contains { $0.isOpen && $0.judged.severity >= shown },
            isComplete: run.ledger.isEmpty && !issues.contains(where: \.leavesUnread), includes: includes,
            match: { $0.matches(keys) })
    }

    private func key(_ issue: FoundIssue) -> FindingKey {
        FindingKey(issue.judged.finding, bundle: display.path(issue.bundle, from: folder))
    }

    /// Whether the run would have found it.
    private func includes(_ key: FindingKey) -> Bool {
        let isGone = isWholeProject && !isThere(key.bundle)
        // The entries of plans are judged by plans, but for models that are gone.
        if MigrationFindingCode(rawValue: key.rule.rawValue) != nil { return isGone && rules == nil }
        if idle.contains(key.rule) { return false }
        if let rules, !rules.contains(key.rule) { return false }
        return bundles.contains(key.bundle) || isGone
    }

    private func isThere(_ bundle: String) -> Bool {
        ExistingPath.mayExist(bundle.hasPrefix("/") ? bundle : "\(folder)/\(bundle)")
    }
}
