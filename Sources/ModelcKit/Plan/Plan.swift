import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The result of planning.
package struct PlanOutcome: ModelOutcome {
    /// The complete report; nil if no plan is possible.
    package var report: MigrationReport?
    /// The bundle, for the source lines of diagnostics and the regions of findings; nil if it cannot be read.
    package var model: VersionedModel?
    /// Structural faults in the versions that stores come from and in the target. They are reported first, because nothing is
    /// recommended for a faulty version.
    package var faults: [Diagnostic]
    /// Messages other than the report, including failures.
    package var messages: [Diagnostic]
    /// The files written with the plan; nil if none were requested, or if the plan is incomplete.
    package var emission: PlanEmission?
    /// Errors from reading the input of the plan.
    package var ledger: RunLedger

    /// The facts in the baseline; their findings are left out.
    var baselined: Set<CodeFact> = []
    /// Whether the run fails because the baseline has entries without a finding.
    var hasUnwantedEntries = false
    /// Whether the baseline was changed.
    var hasWrittenBaseline = false
    /// Formats paths for reports.
    package var display: DisplayPath
    /// The source texts of the mapping model files, by path.
    var mappingTexts: [String: SourceText] = [:]

    /// The result of planning alone, as it appears in documents.
    package var planned: RunResult { ledger.result(hasFindings: hasFailed) }

    private var hasFailed: Bool { hasUnwantedEntries || report?.isFailed ?? false }

    package var hasWritten: Bool { hasWrittenBaseline || emission?.files.contains { $0.isWritten } ?? false }

    /// The result of the run, including the files.
    package var result: RunResult {
        var all = ledger
        if let emission { all.enter(emission.ledger) }
        return all.result(hasFindings: emission?.hasErrors ?? false || hasFailed)
    }

    /// Faults that no finding in the report covers.
    package var unreportedFaults: [Diagnostic] {
        let reported = (report?.issues ?? []).filter { $0.finding.code == .faultyVersion }
        return faults.filter { fault in
            !reported.contains { $0.position == fault.location?.position && $0.finding.reason.contains(fault.message) }
        }
    }

    /// The models that messages refer to.
    package var models: [VersionedModel] { model.map { [$0] } ?? [] }

    /// The source texts of the models and mapping models that findings and messages refer to.
    package var sources: [String: SourceText] {
        ModelSources.texts(of: models).merging(mappingTexts) { first, _ in first }
    }
}

/// The use case: versions in order -> versions that stores come from -> mapping models -> plan -> report -> lock file -> data
/// checks of stores -> files.
package struct Plan: WatchedUseCase {
    package typealias Outcome = PlanOutcome

    private let request: PlanRequest
    private let workspace: Workspace

    package init(_ request: PlanRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with the current stage.
    /// - Throws: `RunFailure` or `UsageError` if the model is ambiguous, or if the configuration cannot be used.
    package func run(progress: PlanProgress?) throws -> PlanOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        let request = resolved(loaded.configuration)
        let chosen = try request.baseline.request(loaded.lint, workspace.wording)
        let path = try ChosenModels(in: workspace).one(request.path)
        var session = PlanSession(request, at: path, in: workspace)
        var report = session.report(progress: progress)
        if let suppressed = session.suppressed(by: loaded.configuration?.lint) {
            report?.removeIssues { suppressed.include($0.finding.code, at: $0.finding.modelPath) }
        }
        let applied = try PlanBaseline(chosen, of: request, in: workspace)?.apply(
            to: &report, isComplete: session.ledger.isEmpty)
        let baseline = applied?.result
        let emission = report.flatMap { emitted(session, $0) }
        return PlanOutcome(
            report: report, model: session.model, faults: session.faults,
            messages: session.diagnostics + (baseline?.messages ?? []) + (emission?.diagnostics ?? []),
            emission: emission, ledger: session.ledger, baselined: applied?.hidden ?? [],
            hasUnwantedEntries: request.baseline.action.isStrict && baseline?.stale.isEmpty == false,
            hasWrittenBaseline: baseline?.hasWritten ?? false, display: workspace.display,
            mappingTexts: session.mappingTexts)
    }

    /// Returns the request with resolved paths, and with values from the configuration where the request has none.
    private func resolved(_ configuration: Configuration?) -> PlanRequest {
        var request = request
        if request.mappingPaths.isEmpty {
            request.mappingPaths = configuration?.mappings?.value.paths.map(\.path) ?? []
        }
        request.severities.complete(from: configuration?.lint)
        request.mappingPaths = request.mappingPaths.map { workspace.path($0) }
        request.stores = request.stores.map { workspace.path($0) }
        if case .store(let path) = request.source { request.source = .store(workspace.path(path)) }
        return request
    }

    /// Writes the files requested with the plan, unless the plan is incomplete.
    private func emitted(_ session: PlanSession, _ report: MigrationReport) -> PlanEmission? {
        guard var emission = request.emission, session.ledger.isEmpty, !session.isFaulty, let plan = session.plan,
            let versions = session.versions
        else { return nil }
        emission.folder = workspace.path(emission.folder)
        var result = PlanEmission(emission, in: workspace)
        result.run(plan, versions, report, request.options, request.severities)
        return result
    }
}
