import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// `modelc plan MODEL`: shows how stores of shipped versions migrate to the current version.
struct PlanCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Shows how stores of shipped versions migrate to the current version, and what they lose.",
        usage: "modelc plan [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            For each version, the plan shows what Core Data does by default (it uses a matching mapping model, or \
            infers a mapping, or fails), and the recommended path. For each step, it shows the class, the changes, the \
            findings, and the data checks as SQL. With --store or --from-store, the checks run on a copy of a store.

            The command searches the whole project for mapping models: below the root of its git repository, or in the \
            folders in 'mappings' of .modelc.yml. 'modelc explain DL201' explains a code.

            \(HelpText.compiledModels)
            """,
            examples: [
                "plan",
                "plan --against origin/main --fail-on-risk data-loss",
                "plan --from-store Production.sqlite",
                "plan --emit staged,tests --emit-dir Migration",
            ],
            findings: "a version has no migration path, or findings at or above --fail-on"))

    static let mainOptions = [
        "--from", "--from-store", "--against", "--to", "--store", "--strategy", "--emit", "--details", "--format",
        "--output",
    ]

    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, a version in it as the target, or a folder with one model below it. (default: "
                + "the only model in .modelc.yml, or below this folder)",
            valueName: "model"), completion: .model)
    var path: String?

    @OptionGroup(title: "Versions") var way: PlanWayArguments

    @OptionGroup(title: "Stores and mapping models") var files: PlanFileArguments
    @OptionGroup(title: "Assumptions") var assumptions: PlanOptionArguments
    @OptionGroup(title: "Findings") var findings: FindingArguments<FailingOnErrors>
    @OptionGroup(title: "Findings") var risks: PlanRiskArguments
    @OptionGroup(title: "Baseline") var baseline: BaselineArguments
    @OptionGroup(title: "Files") var emission: PlanEmitArguments

    @OptionGroup(title: "Result") var result: ResultArguments<PlanFormat>
    @OptionGroup(title: "Result") var reports: ReportArguments

    @OptionGroup(title: "Result") var reading: PlanReadingArguments
    @OptionGroup var common: CommonArguments

    func validate() throws {
        if result.place.force, emission.emit == nil, result.place.file == nil, reports.report.isEmpty {
            throw ValidationError("--force needs --emit, --output or --report")
        }
        _ = try findings.codeSeverities()
    }

    var printsDocument: Bool { result.printsDocument }

    func run() throws {
        let workspace = try common.workspace(reading: [path])
        let outcome = try ProgressLine.watching(Plan(try request(), in: workspace), \.text)
        // Errors that the text report already contains are not printed again.
        let isReported = result.format == .text && result.isAutomatic
        DiagnosticOutput.print(isReported ? outcome.unreportedProblems : outcome.problems, sources: outcome.sources)
        try show(outcome)
        if let emission = outcome.emission, result.format == .text || result.place.file != nil {
            try Console.print(emission.text, of: outcome)
        }
        try finish(outcome)
    }

    private func request() throws -> PlanRequest {
        var request = PlanRequest(path: path)
        request.source = way.source
        request.target = way.target
        request.order = way.orderedNames
        request.mappingPaths = files.mappings
        request.stores = files.store
        request.options = assumptions.options
        request.severities = try findings.codeSeverities(isCloudKitDeployed: assumptions.cloudkit)
        request.policy = assumptions.policy
        request.policy.failOnRisk = risks.failOnRisk.map { .flag($0) }
        request.policy.failOn = findings.failOn.map { .flag($0) }
        request.baseline = baseline.choice
        request.deployment = assumptions.deploymentTarget
        request.emission = emission.request(replacing: result.place.force)
        return request
    }

    /// Shows the plan and the requested reports. If a report has no file, it replaces the plan on standard output.
    private func show(_ outcome: PlanOutcome) throws {
        let outputs = try reports.outputs(orAutomatic: result.isAutomatic && !emission.dryRun)
        let shown = outputs.contains { $0.path == nil } ? nil : text(outcome)
        if let shown, result.place.file != nil { try result.write(shown) }
        let failure = outcome.report == nil ? ResultDocument("plan", outcome.messages) : nil
        try ReportWriting.write(
            outputs, result: result.place.file == nil ? shown : nil, replaces: result.place.force,
            hasWritten: outcome.hasWritten
        ) { format, layout in
            if let findings = outcome.findings(format, showsNotes: common.verbose) { return findings }
            return format == .json ? failure?.text ?? "" : self.failure(outcome).text(format, layout)
        }
    }

    /// Returns the plan in the requested format. If there is no plan, returns the reasons. Nil if the plan is not
    /// shown.
    private func text(_ outcome: PlanOutcome) -> String? {
        guard outcome.report == nil else {
            if emission.dryRun, result.format == .text { return nil }
            return outcome.text(
                result.format, showsNotes: common.verbose, showsDetails: reading.details, isQuiet: common.quiet,
                listsFiles: emission.emit != nil, wording: common.workspace.wording,
                layout: result.place.file == nil ? Console.outputLayout : .plain)
        }
        switch result.format {
        case .json: return ResultDocument("plan", outcome.messages).text
        case .markdown: return failure(outcome).text(.markdown, .plain)
        case .text, .html: return nil
        }
    }

    /// Returns a report with the reasons why there is no plan.
    private func failure(_ outcome: PlanOutcome) -> FindingReport {
        FindingReport(
            "plan", outcome.messages, sources: outcome.sources, exitCode: outcome.result.rawValue,
            display: common.workspace.display)
    }
}
