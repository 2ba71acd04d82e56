import ModelcDiagnostics
import ModelcDisk
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText

extension CheckRun {
    /// How stores get to the current version: from the state to compare with, else from the versions that have shipped.
    func plan(after others: [CheckedPart], _ told: CheckedFaults) throws -> CheckedPart {
        let models = base == nil ? targets.withSeveralVersions : targets.models
        guard !models.isEmpty else { return CheckedPart(.plan, .notChecked(.oneVersion)) }
        let all = try models.map { try Plan(planRequest($0, after: others), in: workspace).run() }
        let outcomes = all.filter { !isNew($0) }
        if let base, outcomes.isEmpty { return CheckedPart(.plan, .notChecked(.newModels(base: base))) }
        var part = CheckedPart(.plan, .plan(outcomes))
        for outcome in outcomes { part.ledger.enter(outcome.ledger) }
        part.messages = outcomes.flatMap { $0.faults + $0.messages }.filter { !told.contains($0) }
        part.sources = ModelSources.texts(of: outcomes.flatMap(\.models))
        part = part.with(outcomes.flatMap(\.issueDiagnostics), failing: failing)
        guard failing != nil else { return part }
        part.isBlocked = outcomes.contains { $0.report?.worstClass == .blocked }
        if outcomes.contains(where: \.hasRiskyWarning) { part.failing.insert(.warning) }
        return part
    }

    private func planRequest(_ model: String, after others: [CheckedPart]) -> PlanRequest {
        var plan = PlanRequest(path: model)
        if let base { plan.source = .base(base) }
        plan.severities = selection.codes(of: .plan)
        for code in told(by: others) { plan.severities.choices[code] = .off }
        plan.threshold = request.threshold
        plan.failing = failing
        return plan
    }

    /// The codes that a part before has told of already, by its own ids or by the same ones.
    private func told(by others: [CheckedPart]) -> [MigrationFindingCode] {
        others.flatMap { other -> [MigrationFindingCode] in
            switch other.content {
            case .lock: [.lockedVersionChanged, .lockedVersionMissing, .versionNotLocked]
            case .mappings:
                [
                    .staleMapping, .ambiguousMapping, .orphanedMappings, .unknownPolicy, .unknownInMapping,
                    .inverseRowsDisagree, .mappingUnneeded, .propertyWithoutRow,
                ]
            case .notChecked, .lint, .generated, .plan, .stopped: []
            }
        }
    }

    /// Whether the state to compare with does not have the model.
    private func isNew(_ outcome: PlanOutcome) -> Bool {
        guard let base, outcome.report == nil, !outcome.ledger.isEmpty else { return false }
        let isCopy = ExistingPath.mayExist(workspace.path(base))
        return outcome.ledger.failures.allSatisfy { $0.id == .notInRevision || isCopy && $0.id == .noSuchPath }
    }
}

extension PlanOutcome {
    /// Whether a warning is of a risk that fails the plan.
    fileprivate var hasRiskyWarning: Bool {
        guard let report else { return false }
        return report.allIssues.contains { $0.level == .warning && report.threshold.includes($0.finding.code.risk) }
    }

    /// The findings of the plan, each at its place.
    package var issueDiagnostics: [Diagnostic] { (report?.groupedIssues ?? []).map(diagnostic) }

    private func diagnostic(_ group: GroupedIssue) -> Diagnostic {
        let issue = group.issue
        let finding = issue.finding
        let from = group.sources.isEmpty ? "" : " (from \(TerminalText.list(group.sources)))"
        let unverified = finding.isUnverified ? " (unverified)" : ""
        return Diagnostic(
            finding.code.id, issue.level, "\(finding.code.title): \(finding.reason)\(from)\(unverified)",
            at: place(of: issue), modelPath: finding.modelPath.isEmpty ? nil : finding.modelPath, help: finding.fix)
    }

    /// A version of a git revision is not a file of the checkout: its findings stand at the bundle.
    private func place(of issue: MigrationReport.Issue) -> SourceLocation {
        if let version = model?.versions.first(where: { $0.filePath == issue.file }) {
            return FindingWriter.location(SourcePlace(position: issue.position), version)
        }
        let isOfRevision = report?.versions.contains { $0.revision != nil && $0.file == issue.file } ?? false
        return SourceLocation(path: isOfRevision ? model?.path ?? issue.file : issue.file)
    }
}
