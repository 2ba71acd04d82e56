import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSettings

/// The state shared by all parts of a check.
struct CheckRun {
    let request: CheckRequest
    let selection: CheckSelection
    let loaded: LoadedConfiguration
    let targets: CheckTargets
    let workspace: Workspace

    init(
        _ request: CheckRequest, _ selection: CheckSelection, _ loaded: LoadedConfiguration, _ targets: CheckTargets,
        in workspace: Workspace
    ) {
        self.request = request
        self.selection = selection
        self.loaded = loaded
        self.targets = targets
        self.workspace = workspace
    }

    /// The lint settings: the settings of the configuration, overridden by the settings of the request.
    var settings: LintConfiguration {
        loaded.lint.merging(request.settings)
    }

    /// The git revision, or the path of a copy, to compare with; nil for none.
    var base: String? { settings.against?.value }

    /// The lowest severity of findings that fail a part of the check; nil if no finding fails it. Used for parts
    /// whose commands fail on errors by default.
    var failing: Severity? { (request.settings.failOn?.value ?? .error).severity }

    /// The plan request of the check, completed with the plan settings of the configuration.
    var planPolicy: PlanRequest {
        var plan = request.plan
        plan.policy.failOn = request.settings.failOn ?? plan.policy.failOn
        plan.complete(with: loaded.configuration?.plan ?? PlanConfiguration())
        return plan
    }

    /// If all parts of the check together have more warnings than the request tolerates, makes every part with a
    /// warning fail.
    func limitWarnings(of parts: inout [CheckedPart]) {
        guard let limit = request.settings.maxWarnings?.value, parts.map(\.warningCount).reduce(0, +) > limit else {
            return
        }
        for index in parts.indices where parts[index].warningCount > 0 { parts[index].failing.insert(.warning) }
    }

    /// The lowest severity of the findings to show. Findings that fail a part are always shown.
    var shown: Severity { min(request.settings.minSeverity?.value ?? .warning, failing ?? .error) }

    /// The lowest severity of the findings that are compared with the findings of other parts of the check. Warnings
    /// are always compared, even if they are not shown.
    var counted: Severity { min(shown, .warning) }

    /// Runs one part of the check, such as `lint`. A failure to read something ends the part, but not the check.
    ///
    /// - Parameter others: the parts before this one.
    func part(_ part: CheckPart, after others: [CheckedPart]) throws -> CheckedPart {
        guard selection.includes(part) else { return CheckedPart(part, .notChecked(.leftOut)) }
        do {
            let reported = CheckedProblems(others)
            switch part {
            case .lint: return try lint()
            case .generated: return try generated(reported)
            case .lock: return try lock(reported)
            case .mappings: return try mappings()
            case .plan: return try plan(after: others, reported)
            case .cloudkit: return try cloudKit()
            }
        } catch let failure as RunFailure {
            var stopped = CheckedPart(part, .stopped)
            stopped.ledger = RunLedger(failure.diagnostics)
            stopped.messages = failure.diagnostics
            stopped.sources = failure.sources
            return stopped
        }
    }
}
