import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// `modelc mapping check [MAPPING…]`: checks mapping models against the versions of their models, and prints a report.
struct MappingCheckCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds errors in mapping models, and mapping models that Core Data does not use.",
        usage: "modelc mapping check [MAPPING...] [options]",
        discussion: HelpText.discussion(
            """
            MAPPING is a mapping model, or a folder to search for them. The command searches for their model versions \
            below --models.
            """,
            examples: [
                "mapping check",
                "mapping check V2toV3.xcmappingmodel --models App --sources Sources",
            ],
            findings: "findings at or above --fail-on"))

    static let mainOptions = [
        "--models", "--sources", "--only", "--except", "--fail-on", "--baseline", "--write-baseline", "--format",
        "--output", "--report",
    ]

    @Argument(
        help: ArgumentHelp("Mapping models, or folders to search for them. (default: .)", valueName: "mapping"),
        completion: .model)
    var paths: [String] = []

    @OptionGroup var models: MappingModelsArguments

    @Option(
        help: ArgumentHelp(
            "Search these sources for the classes of migration policies: folders, files, or patterns such as "
                + "\"Sources/**/*.swift\"; may be repeated.", valueName: "path"),
        completion: .directory)
    var sources: [String] = []

    @Option(help: ArgumentHelp("The Swift module of the sources.", valueName: "name"))
    var module: String?

    @OptionGroup(title: "Findings") var findings: FindingArguments<FailingOnWarnings>
    @OptionGroup(title: "Findings") var thresholds: ThresholdArguments
    @OptionGroup(title: "Baseline") var baseline: BaselineArguments
    @OptionGroup(title: "Reports") var report: FindingReportArguments
    @OptionGroup var common: CommonArguments

    func validate() throws {
        try refuseStandardInput(paths)
        if module != nil, sources.isEmpty { throw ValidationError("--module needs --sources") }
    }

    var printsDocument: Bool { report.printsDocument }

    func run() throws {
        let outputs = try report.outputs()
        var request = MappingCheckRequest()
        thresholds.set(&request.settings)
        request.settings.failOn = findings.failOn.map { .flag($0) }
        request.paths = paths
        request.severities = try findings.codeSeverities()
        request.baseline = baseline.choice
        request.modelFolder = models.models
        request.sources = sources
        request.module = module
        let workspace = common.workspace
        let outcome = try MappingCheck(request, in: workspace).run()
        let result = FindingReport(outcome.found, of: "mapping check")
        try ReportWriting.write(outputs, replaces: report.place.force, hasWritten: outcome.hasWritten) {
            format, layout in
            result.text(format, layout, .naming(in: workspace))
        }
        try finish(outcome)
    }
}
