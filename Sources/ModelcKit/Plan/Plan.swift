import ModelcDiagnostics
import ModelcDisk
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcText

/// What a plan came to.
package struct PlanOutcome: ModelOutcome {
    /// The whole report; nil if there is nothing to plan with.
    package var report: MigrationReport?
    /// The bundle, for the source lines of diagnostics and the regions of findings; nil where it cannot be read.
    package var model: VersionedModel?
    /// What is wrong with the structure of the versions that stores come from and go to. It is to be said first: nothing is
    /// recommended that has to do with such a version.
    package var faults: [Diagnostic]
    /// What is said beside the report, failures included.
    package var messages: [Diagnostic]
    /// The files beside the plan; nil if none were requested, or the plan is not whole.
    package var emission: PlanEmission?
    /// What could not be read for the plan.
    package var ledger: RunLedger

    /// The facts that the baseline holds, whose findings are left out.
    var baselined: Set<CodeFact> = []
    /// Whether entries of the baseline fail the run for which nothing is found any more.
    var hasUnwantedEntries = false
    /// Whether the baseline was changed.
    var hasWrittenBaseline = false
    /// Paths as reports show them.
    package var display: DisplayPath
    /// The texts of the mapping models' files, by path.
    var mappingTexts: [String: SourceText] = [:]

    /// How the planning itself ended, as documents have it.
    package var planned: RunResult { ledger.result(hasFindings: hasFailed) }

    private var hasFailed: Bool { hasUnwantedEntries || report?.isFailed ?? false }

    package var hasWritten: Bool { hasWrittenBaseline || emission?.files.contains { $0.isWritten } ?? false }

    /// How the run ends, files included.
    package var result: RunResult {
        var all = ledger
        if let emission { all.enter(emission.ledger) }
        return all.result(hasFindings: emission?.hasErrors ?? false || hasFailed)
    }

    /// Faults that no finding of the report repeats.
    package var unreportedFaults: [Diagnostic] {
        let told = (report?.issues ?? []).filter { $0.finding.code == .faultyVersion }
        return faults.filter { fault in
            !told.contains { $0.position == fault.location?.position && $0.finding.reason.contains(fault.message) }
        }
    }

    /// The models that messages point into.
    package var models: [VersionedModel] { model.map { [$0] } ?? [] }

    /// The texts of the files that findings and messages point into: models and mapping models.
    package var sources: [String: SourceText] {
        ModelSources.texts(of: models).merging(mappingTexts) { first, _ in first }
    }
}

/// The use case: versions in their order -> where stores come from -> mapping models -> plan -> report -> lock file -> questions
/// to stores -> files.
package struct Plan: WatchedUseCase {
    package typealias Outcome = PlanOutcome

    private let request: PlanRequest
    private let workspace: Workspace

    package init(_ request: PlanRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called with what the plan does.
    /// - Throws: `RunFailure` or `UsageFault` where it is not clear which model is meant, or the configuration cannot be used.
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

    /// The request with paths that the system finds, and with what the configuration says where it says nothing.
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

    /// The files beside the plan. A plan that is not whole gives none.
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
