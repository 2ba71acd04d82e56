import ModelcBase
import ModelcDiagnostics
import ModelcMirroring
import ModelcSettings

extension CheckRun {
    /// Compares the current version of each model with the schema of the configuration. If there are several models,
    /// record types of the schema that a model does not need are not reported, because they may belong to another
    /// model. A model without a record type in the schema and without a CloudKit flag then counts as not mirrored,
    /// unless this is true of all models.
    func cloudKit() throws -> CheckedPart {
        let all = try targets.models.map { (path: $0, outcome: try compared($0)) }
        let present = all.filter { $0.outcome.isPresent }
        let isChoice = all.count > 1 && !present.isEmpty
        var outcomes = (isChoice ? present : all).map(\.outcome)
        let absent = isChoice ? all.filter { !$0.outcome.isPresent && $0.outcome.isMirrored } : []
        let codes = selection.cloudKitCodes
        let baselined = try CloudKitBaseline(
            request.baseline.request(loaded.lint, workspace.wording), shown: counted, in: workspace
        )?.apply(to: &outcomes) { codes[$0] != .off }
        var found = ProjectFindings(workspace.display)
        for outcome in outcomes { found.add(outcome.found) }
        var part = CheckedPart(.cloudkit, .cloudKit(outcomes), found: found, shown: shown)
        let levels = outcomes.flatMap(\.findings.findings).map(\.severity)
        part.failing = Set(
            outcomes.flatMap { outcome in
                outcome.findings.thresholds.failing { severity in levels.count { $0 == severity } }
            })
        if baselined?.isFailed == true { part.failing.insert(.error) }
        part.baselinedCount = baselined?.hidden ?? 0
        for outcome in outcomes { part.ledger.enter(outcome.ledger) }
        part.messages =
            outcomes.flatMap(\.messages) + (baselined?.messages ?? [])
            + absent.map { .modelNotMirrored($0.path, "it has no record type in the schema") }
        part.sources = outcomes.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } }
        return part
    }

    private func compared(_ path: String) throws -> CloudKitCheckOutcome {
        var checkRequest = CloudKitCheckRequest(path: path)
        checkRequest.selection.settings = request.settings
        checkRequest.selection.severities = selection.cloudKitCodes
        if targets.models.count > 1 { checkRequest.selection.severities[.orphanedType] = .off }
        return try CloudKitCheck(checkRequest, in: workspace).run()
    }
}

extension CloudKitCheckOutcome {
    /// Whether the model has a mirrored configuration, and a record type in the schema or a CloudKit flag in the
    /// model confirms this. Also true if the model or the schema has errors.
    fileprivate var isPresent: Bool { isMirrored && (presentTypes > 0 || isMarked) || !ledger.isEmpty }
}
