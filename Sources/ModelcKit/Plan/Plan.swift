import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The use case of planning migrations. In this order: determines the order of versions and the versions that stores
/// come from, finds mapping models, creates the plan and the report, compares with the lock file, checks data in
/// stores, and writes the requested files.
package struct Plan: WatchedUseCase {
    package typealias Outcome = PlanOutcome

    private let request: PlanRequest
    private let workspace: Workspace

    package init(_ request: PlanRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Parameter progress: called at the start of each stage.
    /// - Throws: `RunFailure` or `UsageError` if several models match, or if the configuration cannot be used.
    package func run(progress: PlanProgress?) throws -> PlanOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        let request = resolved(loaded.configuration)
        let chosen = try request.baseline.request(loaded.lint, workspace.wording)
        let path = try ChosenModels(in: workspace).one(request.path)
        var planned = PlanSession(request, at: path, in: workspace).run(progress: progress)
        planned.add(schemaMessages(planned, loaded.configuration?.cloudKit))
        var report = planned.report
        if let suppressed = planned.suppressed(by: loaded.configuration?.lint) {
            report?.removeIssues { suppressed.include($0.finding.code, at: $0.finding.modelPath) }
        }
        let applied = try PlanBaseline(chosen, of: request, in: workspace)?.apply(
            to: &report, isComplete: planned.ledger.isEmpty)
        let baseline = applied?.result
        let emission = report.flatMap { emitted(request, planned, $0) }
        let fixtures = planned.model.map { FixtureFolder(of: $0, in: workspace) }
        return PlanOutcome(
            report: report, model: planned.model, problems: planned.faulty?.diagnostics ?? [],
            messages: planned.messages + (baseline?.messages ?? [])
                + (planned.ledger.isEmpty ? unaccepted(report, by: chosen) : []) + (emission?.diagnostics ?? [])
                + (fixtures?.messages ?? []),
            emission: emission, ledger: planned.ledger, fixtures: fixtures?.fixtures ?? [],
            baselined: applied?.hidden ?? [],
            hasUnwantedEntries: request.baseline.action.isStrict && baseline?.stale.isEmpty == false,
            hasWrittenBaseline: baseline?.hasWritten ?? false, display: workspace.display,
            mappingTexts: planned.mappingTexts)
    }

    /// Returns the messages about the CloudKit schema of the configuration.
    private func schemaMessages(_ planned: PlannedRun, _ configuration: CloudKitConfiguration?) -> [Diagnostic] {
        guard let configuration, let versions = planned.versions, let report = planned.report else { return [] }
        do throws(RunFailure) {
            let origins = Set(report.routes.map(\.from))
            return try PlannedSchema(configuration, versions, from: origins, in: workspace)?.diagnostics ?? []
        } catch {
            return error.diagnostics
        }
    }

    /// Returns a message about findings that fail the plan even after the baseline was written; empty if there are
    /// none.
    private func unaccepted(_ report: MigrationReport?, by baseline: BaselineRequest?) -> [Diagnostic] {
        guard let report, let baseline, baseline.action.writes else { return [] }
        let failing = report.allIssues.filter(report.fails)
        let unaccepted = UnacceptedFindings(failing.map { ($0.finding.code.id, nil) })
        return unaccepted.map { [$0.message(baseline: workspace.display.path(workspace.path(baseline.path)))] } ?? []
    }

    /// Returns the request with resolved paths. Values that the request does not set are taken from the configuration.
    private func resolved(_ configuration: Configuration?) -> PlanRequest {
        var request = request
        if request.mappingPaths.isEmpty {
            request.mappingPaths = configuration?.mappings?.value.paths.map(\.path) ?? []
        }
        request.severities.complete(from: configuration?.lint)
        request.released = configuration?.lint.released
        request.complete(with: configuration?.plan ?? PlanConfiguration())
        request.mappingPaths = request.mappingPaths.map { workspace.path($0) }
        request.stores = request.stores.map { workspace.path($0) }
        if case .store(let path) = request.source { request.source = .store(workspace.path(path)) }
        return request
    }

    /// Generates and writes the migration files that were requested, unless the plan is incomplete.
    ///
    /// - Parameter request: the request, completed by the configuration.
    private func emitted(
        _ request: PlanRequest, _ planned: PlannedRun, _ report: MigrationReport
    ) -> PlanEmission? {
        guard var emission = request.emission, planned.ledger.isEmpty, planned.faulty?.isEmpty ?? true,
            let plan = planned.plan, let versions = planned.versions
        else { return nil }
        emission.folder = workspace.path(emission.folder)
        var result = PlanEmission(emission, in: workspace)
        result.run(plan, versions, report, request)
        return result
    }
}
