import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// `modelc check [MODEL…]`: checks lint findings, generated files, the lock, mapping models and the plan, and prints
/// one report.
struct CheckCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Runs all checks of a project for CI, with one report and one exit code.",
        usage: "modelc check [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            The check has these parts. A part runs only if the project has something to check:
              lint       the rules; with --against, only findings that the change adds
              generated  whether generated files are up to date (needs 'output')
              lock       whether locked versions are unchanged (needs modelc.lock)
              mappings   whether mapping models fit their versions
              plan       whether stores of the locked versions, or of --against, migrate
              cloudkit   whether the CloudKit schema fits (needs 'cloudkit' in .modelc.yml)

            Without MODEL, the command checks the models in .modelc.yml, or else the only model below this folder. A \
            folder stands for all models below it.

            The command writes only reports. --only and --except take parts (lint, generated, ...), rules, categories \
            and ids.
            """,
            examples: [
                "check", "check --against origin/main --report github",
                "check --except plan --severity outdated-output=warning",
            ], findings: "a part failed"))

    static let mainOptions = [
        "--against", "--only", "--except", "--fail-on", "--fail-on-risk", "--baseline", "--write-baseline", "--format",
        "--output", "--report",
    ]

    @Argument(
        help: .models, completion: .model)
    var paths: [String] = []

    @OptionGroup(title: "Versions") var against: AgainstArguments
    @OptionGroup(title: "Findings") var findings: FindingArguments<FailingByPart>
    @OptionGroup(title: "Findings") var thresholds: ThresholdArguments
    @OptionGroup(title: "Findings") var risks: PlanRiskArguments
    @OptionGroup(title: "Plan") var files: PlanFileArguments
    @OptionGroup(title: "Plan") var assumptions: PlanOptionArguments
    @OptionGroup(title: "Baseline") var baseline: BaselineArguments
    @OptionGroup(title: "Result") var result: ResultArguments<CheckFormat>
    @OptionGroup(title: "Result") var reports: ReportArguments
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        let outputs = try reports.outputs(orAutomatic: result.isAutomatic)
        let workspace = common.workspace
        let outcome = try ProgressLine.watching(ProjectCheck(try request, in: workspace)) { "checking: \($0.rawValue)" }
        var report = CheckReport(outcome)
        report.isQuiet = common.quiet
        report.leastInText = common.leastInText(thresholds)
        let options = report.options(in: workspace)
        let isReported =
            outputs.contains(where: \.isForPrograms) || result.place.file == nil && result.format.isForPrograms
        let messages = isReported ? outcome.messages.filter { !outcome.reported.contains($0) } : outcome.messages
        // The reason why the run stopped is printed before the findings of the other parts.
        let isStopped = outcome.result == .failed
        if isStopped { DiagnosticOutput.print(messages, sources: outcome.sources) }
        let isReplaced = outputs.contains { $0.path == nil }
        let shown = isReplaced ? nil : report.text(result.format, result.layout, options)
        if let shown, result.place.file != nil { try result.write(shown) }
        try ReportWriting.write(
            outputs, result: result.place.file == nil ? shown : nil, replaces: result.place.force,
            hasWritten: outcome.hasWritten
        ) { report.findings($0, $1, options) }
        if !isStopped { DiagnosticOutput.print(messages, sources: outcome.sources) }
        try ExitStatus.end(outcome.result)
    }

    private var request: CheckRequest {
        get throws {
            var request = CheckRequest(models: paths)
            thresholds.set(&request.settings)
            common.limit(&request.settings)
            request.settings.failOn = findings.failOn.map { .flag($0) }
            against.set(&request.settings)
            request.isBaseReleased = against.baseIsRelease
            request.baseline = baseline.choice
            request.tellsBaseFindings = against.allFindings
            request.only = findings.onlyNames
            request.except = findings.exceptNames
            request.severities = try findings.severities().map { ($0.id, $0.setting) }
            request.plan = plan
            return request
        }
    }

    private var plan: PlanRequest {
        var plan = PlanRequest()
        plan.mappingPaths = files.mappings
        plan.stores = files.store
        plan.options = assumptions.options
        plan.severities.isCloudKitDeployed = assumptions.cloudkit
        plan.deployment = assumptions.deploymentTarget
        plan.policy = assumptions.policy
        plan.policy.failOnRisk = risks.failOnRisk.map { .flag($0) }
        return plan
    }
}

extension CheckFormat: ResultFormat {
    static var standard: CheckFormat { .text }
}
