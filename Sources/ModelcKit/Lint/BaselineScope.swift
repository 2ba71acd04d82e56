import ModelcDiagnostics
import ModelcDisk
import ModelcLint

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
        idle = Set(RuleRegistry.versions.map { $0.id } + needing).subtracting(ran)
        for bundle in run.bundles where bundle.unreadable.isEmpty {
            bundles.insert(display.path(bundle.model.path, from: folder))
        }
    }

    /// The baseline with the findings of the run, and with what it says of other bundles and rules.
    ///
    /// - Parameter shown: from which severity on findings are taken.
    func baseline(of issues: [FoundIssue], shown: Severity, besides old: Baseline?) -> Baseline {
        let found = issues.filter { $0.isBaselined && $0.judged.severity >= shown }.map(key)
        let kept = (old?.counts ?? [:]).filter { !includes($0.key) }
        return Baseline(found + kept.flatMap { Array(repeating: $0.key, count: $0.value) })
    }

    /// The findings, those marked that the baseline hides.
    func outcome(of baseline: Baseline, _ issues: [FoundIssue]) -> BaselineOutcome {
        var outcome = BaselineOutcome(issues: issues)
        let indices = issues.indices.filter { issues[$0].isBaselined }
        let match = baseline.matches(indices.map { key(issues[$0]) })
        for (index, isHidden) in zip(indices, match.isHidden) { outcome.issues[index].isInBaseline = isHidden }
        outcome.stale = match.stale.filter(includes)
        return outcome
    }

    private func key(_ issue: FoundIssue) -> FindingKey {
        FindingKey(issue.judged.finding, bundle: display.path(issue.bundle, from: folder))
    }

    /// Whether the run would have found it.
    private func includes(_ key: FindingKey) -> Bool {
        if idle.contains(key.rule) { return false }
        if let rules, !rules.contains(key.rule) { return false }
        return bundles.contains(key.bundle) || (isWholeProject && !isThere(key.bundle))
    }

    private func isThere(_ bundle: String) -> Bool {
        ExistingPath.mayExist(bundle.hasPrefix("/") ? bundle : "\(folder)/\(bundle)")
    }
}
