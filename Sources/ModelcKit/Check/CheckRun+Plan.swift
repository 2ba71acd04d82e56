import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings

extension CheckRun {
    /// Plans the migrations to the current version. They start at the git revision or copy to compare with; if there is
    /// none, at the versions that have shipped.
    func plan(after others: [CheckedPart], _ reported: CheckedProblems) throws -> CheckedPart {
        // Release tags may have an earlier state of the only version.
        let models = base == nil && !hasReleaseTags ? targets.withSeveralVersions : targets.models
        guard !models.isEmpty else {
            let isRead = others.allSatisfy(\.ledger.isEmpty)
            return CheckedPart(.plan, .notChecked(isRead ? .oneVersion : .unreadableModels))
        }
        let stores = try stores(of: models)
        let all = try models.map { model in
            var plan = planRequest(model, after: others)
            plan.stores = stores[CheckTargets.bundle(of: model)] ?? []
            plan.policy.stores = .flag(ConfiguredPaths([]))
            return try Plan(plan, in: workspace).run()
        }
        let shared = SharedFacts(others)
        let outcomes = all.filter { !isNew($0) }.map { shared.withoutTolerated($0).without(shared.ofMappings) }
        if let base, outcomes.isEmpty { return CheckedPart(.plan, .notChecked(.newModels(base: base))) }
        var part = CheckedPart(.plan, .plan(outcomes), found: found(outcomes), shown: shown)
        for outcome in outcomes { part.ledger.enter(outcome.ledger) }
        // The part for the CloudKit schema reports what the schema lacks.
        part.messages = outcomes.flatMap { $0.problems + $0.messages }.filter {
            !reported.contains($0) && $0.id != .cloudKitSchemaBehind
        }
        part.sources = outcomes.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
        part.baselinedCount = outcomes.compactMap(\.report).map(\.baselinedCount).reduce(0, +)
        if outcomes.contains(where: \.hasUnwantedEntries) { part.failing.insert(.error) }
        guard let failing = planPolicy.failing else { return part }
        part.failing.formUnion(
            outcomes.flatMap { $0.report?.groupedIssues ?? [] }.map(\.issue.level).filter { $0 >= failing })
        part.isBlocked = outcomes.contains { $0.report?.isBlocked ?? false }
        if outcomes.contains(where: \.hasRiskyWarning) { part.failing.insert(.warning) }
        return part
    }

    private var hasReleaseTags: Bool { loaded.lint.released?.value.tags.texts.isEmpty == false }

    /// Returns the stores for the data checks. Keys are the paths of bundles; values are the paths of the stores that a
    /// version of the bundle wrote. A store that no version wrote is reported with the first model.
    private func stores(of models: [String]) throws -> [String: [String]] {
        let paths = planPolicy.stores
        guard let first = models.first, !paths.isEmpty else { return [:] }
        guard models.count > 1 else { return [CheckTargets.bundle(of: first): paths] }
        let identified = try Identify(IdentifyRequest(stores: paths, models: models), in: workspace).run().stores
        let owners = identified.map { CheckTargets.bundle(of: $0.identification.best?.modelPath ?? first) }
        return Dictionary(grouping: zip(owners, paths), by: \.0).mapValues { $0.map(\.1) }
    }

    /// Returns the findings of all plans.
    private func found(_ outcomes: [PlanOutcome]) -> ProjectFindings {
        outcomes.reduce(into: ProjectFindings(workspace.display)) { all, outcome in
            guard var found = outcome.found(from: counted) else { return }
            // Lint already lists the versions, so the plan does not list them again.
            found.bundles = []
            found.hide((outcome.report?.groupedIssues ?? []).map(\.issue.level).filter { $0 < counted })
            all.add(found)
        }
    }

    private func planRequest(_ model: String, after others: [CheckedPart]) -> PlanRequest {
        var plan = request.plan
        plan.path = model
        if let base { plan.source = .base(base) }
        plan.severities = selection.codes(of: .plan)
        plan.severities.isCloudKitDeployed = request.plan.severities.isCloudKitDeployed
        for (code, rules) in FactRules.ofCodes {
            guard plan.severities.choices[code] == nil, let setting = selection.setting(ofRules: rules) else {
                continue
            }
            plan.severities.choices[code] = setting
        }
        for code in reported(by: others) { plan.severities.choices[code] = .off }
        plan.policy.failOn = request.settings.failOn ?? plan.policy.failOn
        plan.baseline = request.baseline
        plan.shown = shown
        return plan
    }

    /// Returns the codes of the migration findings that earlier parts have already reported, under the same or another
    /// id. The plan must not report them again.
    private func reported(by others: [CheckedPart]) -> [MigrationFindingCode] {
        others.flatMap { other -> [MigrationFindingCode] in
            switch other.content {
            case .lock: [.lockedVersionChanged, .lockedVersionMissing, .versionNotLocked]
            case .mappings: MappingCheck.judgedCodes
            case .notChecked, .lint, .generated, .plan, .cloudKit, .stopped: []
            }
        }
    }

    /// Whether the plan failed because the model does not exist in the git revision or copy to compare with.
    private func isNew(_ outcome: PlanOutcome) -> Bool {
        guard let base, outcome.report == nil, !outcome.ledger.isEmpty else { return false }
        let isCopy = ExistingPath.mayExist(workspace.path(base))
        return outcome.ledger.failures.allSatisfy { $0.id == .notInRevision || isCopy && $0.id == .noSuchPath }
    }
}

extension PlanOutcome {
    /// Whether the plan has a warning with a risk at which the plan fails (`plan.failOn`).
    fileprivate var hasRiskyWarning: Bool {
        guard let report else { return false }
        return report.allIssues.contains { $0.level == .warning && report.threshold.includes($0.finding.code.risk) }
    }
}

extension PlanOutcome {
    /// Returns the plan without the findings that these baseline entries describe. Another part of the check has
    /// already reported them, or has excluded them because they are in its baseline.
    fileprivate func without(_ facts: Set<CodeFact>) -> PlanOutcome {
        guard let report, !facts.isEmpty else { return self }
        var copy = self
        copy.report?.removeIssues { report.fact($0).map(facts.contains) ?? false }
        copy.report?.baselinedCount -= baselined.intersection(facts).count
        return copy
    }
}
