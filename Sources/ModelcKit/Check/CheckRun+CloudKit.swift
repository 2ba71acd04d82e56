import ModelcBase
import ModelcDiagnostics
import ModelcMirroring
import ModelcSettings

extension CheckRun {
    /// Compares the current version of each model with the schema of the configuration. Of several models, those without a
    /// record type in the schema are taken as not mirrored, and no type is an orphan: another model may have it.
    func cloudKit() throws -> CheckedPart {
        let all = try targets.models.map(compared)
        let present = all.filter { $0.presentTypes > 0 || !$0.ledger.isEmpty }
        let outcomes = all.count > 1 && !present.isEmpty ? present : all
        var found = ProjectFindings(workspace.display)
        for outcome in outcomes { found.add(outcome.found) }
        var part = CheckedPart(.cloudkit, .cloudKit(outcomes), found: found, shown: shown)
        let levels = outcomes.flatMap(\.findings.findings).map(\.severity)
        part.failing = Set(
            outcomes.flatMap { outcome in
                outcome.findings.thresholds.failing { severity in levels.count { $0 == severity } }
            })
        for outcome in outcomes { part.ledger.enter(outcome.ledger) }
        part.messages = outcomes.flatMap(\.messages)
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
