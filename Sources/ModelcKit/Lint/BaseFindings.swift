import ModelcDiagnostics
import ModelcLint
import ModelcSchema

/// What lint finds in the state that a bundle is compared with: the change did not bring it.
struct BaseFindings {
    private let base: ReleasedBase
    private let state: WholeBundle
    private let bundle: VersionedModel
    private let plan: LintPlan

    /// - Returns: nil where there is no such state.
    init?(_ outcome: AgainstSource.Outcome, of bundle: VersionedModel, _ plan: LintPlan) {
        guard let base = outcome.base, let state = outcome.bundle else { return nil }
        self.base = base
        self.state = state
        self.bundle = bundle
        self.plan = plan
    }

    /// What was found in a version as it was; a new version is compared with the one that was current.
    ///
    /// - Parameter result: what is found in the version now: the same, where its file is the same.
    func baseline(of version: ModelVersion, _ result: LintResult, _ settings: LintSettings) -> Baseline {
        if base.unchanged.contains(version.name) { return keys(result) }
        let older = state.model.versions.first { $0.name == version.name } ?? state.model.currentVersion
        guard let older else { return Baseline([]) }
        let faults = (state.reading.diagnostics + state.otherFaults).filter(older.isPlace)
        return keys(LintedBundle.lint(older, faults, plan.context(of: bundle, older), settings, nil))
    }

    /// What was wrong with the bundle around the versions.
    var bundleBaseline: Baseline {
        let faults = state.reading.diagnostics.filter { fault in
            !state.model.versions.contains { $0.isPlace(of: fault) }
        }
        return keys(Linter.lint(faults: faults, plan.context(of: bundle), plan.settings))
    }

    /// What lies between versions, or between a version and source code, is not a matter of one file.
    private func keys(_ result: LintResult) -> Baseline {
        Baseline(
            (result.findings + result.suppressed).filter { found in
                found.rule.category != .migration && !found.rule.needsSources
            }.map { FindingKey($0.finding, bundle: "") })
    }
}
