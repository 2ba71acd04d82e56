import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Fixes or suppresses findings by changing models. This runs before the final lint report, which contains the
/// remaining findings.
struct FixStage {
    private let request: FixRequest
    private let shown: Severity
    private let isWhole: Bool

    /// - Parameters:
    ///   - shown: the lowest severity of the findings to fix.
    ///   - isWhole: whether all versions are linted. If false, only the current version may be edited.
    init(_ request: FixRequest, shown: Severity, isWhole: Bool) {
        self.request = request
        self.shown = shown
        self.isWhole = isWhole
    }

    /// Writes the changes to the models, or only shows them.
    ///
    /// - Parameter lock: the write lock for the models; nil if changes are only shown.
    func apply(to run: LintedRun, under lock: WriteLock?) throws(RunFailure) -> LintFixOutcome {
        var session = FixSession(request)
        session.allowsOtherVersions = isWhole
        session.released = run.plan.comparison.released
        session.wording = run.plan.workspace.wording
        for bundle in run.bundles {
            // If a version cannot be read, results of rules that compare versions are incomplete, and it is not known
            // which versions have shipped. So the bundle is not changed.
            guard request.showsDiff || bundle.unreadable.allSatisfy({ isOfNewVersion($0, bundle.model) }) else {
                session.refuse(bundle.model)
                continue
            }
            let projects = try projects(of: bundle.model, run.plan, lock)
            session.add(bundle.versions.compactMap { target($0, of: bundle, run.plan, projects) })
        }
        if let lock { session.write(under: lock) }
        return report(of: session, run)
    }

    private func report(of session: FixSession, _ run: LintedRun) -> LintFixOutcome {
        var report = LintFixOutcome(
            diff: request.showsDiff ? session.diff : nil, changes: session.changes, diagnostics: session.diagnostics,
            unread: run.ledger, sources: run.sources)
        var ledger = RunLedger(session.diagnostics)
        report.hasWritten = ledger.isEmpty && !request.showsDiff && session.hasChanges
        if ledger.isEmpty, !request.showsDiff { return report }
        ledger.enter(run.ledger)
        report.messages = run.messages(besides: Set(session.diagnostics))
        report.unreported = run.plan.comparison.unreported(run.issues, shown: shown)
        report.isFinal = true
        report.result = ledger.result(hasFindings: session.hasChanges)
        if !session.hasChanges { report.diagnostics += withheld(session, run) }
        return report
    }

    /// Returns a note that no change is shown because the available fixes need another option, such as the option for
    /// unsafe fixes. Empty if changes are shown.
    private func withheld(_ session: FixSession, _ run: LintedRun) -> [Diagnostic] {
        let tiers = session.outcomes.flatMap(\.withheld).map(\.fix.tier)
        guard let tier = [FixTier.behaviour, .schema].first(where: tiers.contains) else { return [] }
        let count = Counted.text(tiers.count { $0 == tier }, "fix", plural: "fixes")
        let effect =
            tier == .behaviour ? "would change what an app or generated code does" : "would change version hashes"
        return [
            Diagnostic(
                .fixesWithheld, .note, "nothing would change: \(count) \(effect)",
                help: "show them: \(ToolCommandName.lint) \(diffing(run, tier))"
            )
        ]
    }

    /// Returns the arguments of `modelc lint` that show the withheld fixes of a tier, such as the unsafe fixes.
    private func diffing(_ run: LintedRun, _ tier: FixTier) -> String {
        let wording = run.plan.workspace.wording
        let models = run.bundles.count == 1 ? run.bundles.map { run.display.path($0.model.path) } : []
        return
            (models.map(ShellWord.quoted)
            + [wording[.preview], wording[tier == .behaviour ? .unsafeFixes : .newVersionFixes]])
            .joined(separator: " ")
    }

    /// Whether an error is in the folder of the new version that this run creates. An earlier run that was killed may
    /// have left that folder.
    private func isOfNewVersion(_ problem: Diagnostic, _ bundle: VersionedModel) -> Bool {
        guard let name = request.newVersion else { return false }
        return bundle.versions.contains { $0.name == name && $0.isPlace(of: problem) }
    }

    private func projects(
        of bundle: VersionedModel, _ plan: LintPlan, _ lock: WriteLock?
    ) throws(RunFailure) -> ProjectListings {
        guard request.isForNewVersion else { return .none }
        return try ProjectFileSearch.projects(of: bundle, in: plan.workspace, under: lock)
    }

    private func target(
        _ linted: LintedFile<LintResult>, of bundle: LintedBundle<LintResult>, _ plan: LintPlan,
        _ projects: ProjectListings
    ) -> FixTarget? {
        guard let version = linted.version else { return nil }
        let check = BundleCheck(bundle.read, plan)
        return FixTarget(
            bundle: bundle.model, display: plan.workspace.display, version: version,
            baseVersions: bundle.read.base.baseVersions,
            isUnshipped: isUnshipped(version, of: bundle.model, plan), projects: projects,
            findings: mendable(linted.compared(linted.content)),
            lint: { mendable(linted.compared(check.lint(version, as: $0, $1))) })
    }

    /// Whether the current version may be changed although a new version was requested, because there is evidence that
    /// it has not shipped.
    private func isUnshipped(_ version: ModelVersion, of bundle: VersionedModel, _ plan: LintPlan) -> Bool {
        guard request.namesNewVersion, version.isCurrent, bundle.versions.count > 1 else { return false }
        return ShippingEvidence(of: bundle, in: plan.workspace).isUnshipped(version)
    }

    /// Returns the findings to fix: those that a report would list. Suppressed findings, and findings that the state
    /// given with `--against` also has, are left out.
    private func mendable(_ findings: [(judged: JudgedFinding, isKnown: Bool)]) -> [JudgedFinding] {
        findings.filter { judged, isKnown in
            !isKnown && judged.suppression == nil && judged.severity >= shown
        }.map(\.judged)
    }
}
