import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSettings

extension CheckRun {
    /// Lints the models. If there is a git revision or copy to compare with, reports only the findings that the change
    /// introduces.
    func lint() throws -> CheckedPart {
        var lintRequest = LintRequest()
        lintRequest.settings = request.settings
        lintRequest.paths = request.models
        lintRequest.rules = selection.rules
        lintRequest.isBaseReleased = request.isBaseReleased
        lintRequest.tellsBaseFindings = request.tellsBaseFindings
        lintRequest.baseline = request.baseline
        let outcome = try Lint(lintRequest, in: workspace).run()
        var part = CheckedPart(.lint, .lint(outcome), found: outcome.foundWithWarnings, shown: outcome.shown)
        part.failing = outcome.found.failing
        if outcome.hasUnwantedEntries { part.failing.insert(.error) }
        part.baselinedCount = outcome.found.baselinedCount
        part.messages = outcome.messages
        part.sources = outcome.sources
        part.ledger = RunLedger(outcome.found.failures)
        part.leavesUnread = part.ledger.isEmpty && outcome.result == .failed
        return part
    }

    /// Compares the generated files with those that would be written.
    func generated(_ reported: CheckedProblems) throws -> CheckedPart {
        guard !targets.generations.isEmpty else {
            let isOfPlugin = PackagePlugins(in: workspace).generatesClasses
            return CheckedPart(.generated, .notChecked(isOfPlugin ? .ofPlugin : .noOutput))
        }
        let outcomes = try targets.generations.map { try Generate($0, in: workspace).run() }
        let problems = outcomes.flatMap(\.report.diagnostics).filter { !reported.contains($0) }
        let drift = outcomes.flatMap { $0.report.drift.diagnostics(workspace.wording, isConfigured: true) }
        var part = CheckedPart(.generated, .generated(outcomes))
        for outcome in outcomes where outcome.result == .failed {
            part.ledger.enter(outcome.report.diagnostics.filter { $0.stopsReading || !reported.contains($0) })
        }
        part.sources = outcomes.reduce(into: [:]) { $0.merge($1.report.sources) { first, _ in first } }
        let isUnusable = outcomes.contains(where: \.report.hasErrors)
        if isUnusable, part.ledger.isEmpty, !problems.contains(where: { $0.severity == .error }) {
            part.content = .notChecked(.faultyModels)
        }
        let found = problems.filter { !part.ledger.failures.contains($0) } + drift
        return with(found, part)
    }

    /// Compares the locked versions with the lock files.
    func lock(_ reported: CheckedProblems) throws -> CheckedPart {
        guard !targets.locked.isEmpty else { return CheckedPart(.lock, .notChecked(.noLockFile)) }
        let outcome = try Lock(LockRequest(models: targets.locked, task: .check), in: workspace).run()
        var part = CheckedPart(.lock, .lock(outcome))
        part.ledger = outcome.report.ledger
        part.sources = outcome.sources
        let found = outcome.report.diagnostics.filter { !reported.contains($0) && !part.ledger.failures.contains($0) }
        return with(found, part)
    }

    private func with(_ messages: [Diagnostic], _ part: CheckedPart) -> CheckedPart {
        var part = part
        part.shown = shown
        return part.with(messages, chosenBy: selection, shown: counted, failing: failing, display: workspace.display)
    }

    /// Checks the mapping models.
    func mappings() throws -> CheckedPart {
        let search = mappingModels
        guard !search.paths.isEmpty else {
            var part = CheckedPart(.mappings, .notChecked(.noMappingModels))
            part.ledger.enter(search.problems)
            return part
        }
        var mappingRequest = MappingCheckRequest()
        mappingRequest.settings = request.settings
        mappingRequest.paths = search.paths
        mappingRequest.modelFolder = search.folder
        mappingRequest.severities = selection.codes(of: .mappings)
        mappingRequest.baseline = request.baseline
        let outcome = try MappingCheck(mappingRequest, in: workspace).run()
        let findings = outcome.checked.flatMap(\.findings)
        let levels = findings.map(\.level)
        var part = CheckedPart(
            .mappings, .mappings(outcome), found: outcome.found(from: min(counted, outcome.thresholds.shown)),
            shown: outcome.thresholds.shown)
        part.failing = Set(outcome.thresholds.failing { severity in levels.count { $0 == severity } })
        if outcome.hasUnwantedEntries { part.failing.insert(.error) }
        if failing != nil,
            findings.contains(where: { $0.level == .warning && planPolicy.threshold.includes($0.code.risk) })
        {
            part.failing.insert(.warning)
        }
        part.baselinedCount = outcome.baselined.count
        part.messages = outcome.messages
        part.sources = outcome.sources
        part.ledger = outcome.ledger
        part.ledger.enter(search.problems)
        return part
    }

    /// The paths of the project's mapping models, and the folder that contains their models. The paths are from the
    /// configuration or found below the project's root. If the request names models, only mapping models that were
    /// created for one of these models, or that cannot be read, are included.
    private var mappingModels: (paths: [String], folder: String, problems: [Diagnostic]) {
        let named = (loaded.configuration?.mappings?.value.paths ?? []).map { workspace.path($0.path) }
        // A path with nothing at it is skipped, because it is unknown which mapping models belong to it.
        let bundles = targets.models.filter(ExistingPath.mayExist).map(CheckTargets.bundle)
        var paths: [String] = []
        var problems: [Diagnostic] = []
        for bundle in bundles {
            let search = MappingModelSearch(named, around: bundle, in: workspace)
            paths += search.paths.filter { !paths.contains($0) }
            problems += search.problems.filter { !problems.contains($0) }
        }
        let root = bundles.first.flatMap { try? MappingModelSearch.root(of: $0, in: workspace) } ?? "."
        return (targets.isNamed ? paths.filter { isOfModel($0, bundles) } : paths, root, problems)
    }

    private func isOfModel(_ path: String, _ bundles: [String]) -> Bool {
        guard let mapping = workspace.mappingReader.read(path).mapping else { return true }
        let names = Set([mapping.source.bundleName, mapping.destination.bundleName].compactMap { $0 })
        return names.isEmpty || bundles.contains { names.contains(PathText.stem(of: $0)) }
    }
}
