import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// `modelc cloudkit check MODEL --schema FILE`: model and schema -> findings -> report -> exit code.
struct CloudKitCheckCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Finds record types and fields that a CloudKit schema lacks for a model, and those with a wrong type.",
        usage: "modelc cloudkit check [MODEL] --schema FILE [options]",
        discussion: HelpText.discussion(
            """
            FILE is the schema of Production or Development, as 'xcrun cktool export-schema' writes it. The command \
            compares one version of the model: the current one, or that of --model-version.

            An entity is compared with the record type CD_<entity>; entities with a parent are in the type of their root. \
            Without --configuration, a configuration that has no entity in the schema is taken as local.
            """,
            examples: [
                "cloudkit check --schema production.ckdb",
                "cloudkit check --schema production.ckdb --configuration Cloud",
                "cloudkit check --schema production.ckdb --report sarif=cloudkit.sarif",
            ],
            findings: "findings at or above --fail-on"))

    static let mainOptions = [
        "--schema", "--configuration", "--sharing", "--model-version", "--min-severity", "--fail-on", "--only",
        "--format", "--output", "--report",
    ]

    @OptionGroup var model: ModelArguments

    @Option(
        help: ArgumentHelp("The exported schema.", valueName: "file"), completion: .cloudKitSchema)
    var schema: String?

    @Option(name: .customLong("configuration"), help: .mirroredConfigurations, completion: .configuration)
    var configurations: [String] = []

    @Flag(help: "The app shares records: require what sharing needs.")
    var sharing = false

    @OptionGroup(title: "Findings") var findings: FindingArguments<FailingOnErrors>
    @OptionGroup(title: "Findings") var thresholds: ThresholdArguments
    @OptionGroup(title: "Reports") var report: FindingReportArguments
    @OptionGroup var common: CommonArguments

    func validate() throws { _ = try findings.cloudKitSelection(thresholds) }

    var printsDocument: Bool { report.printsDocument }

    func run() throws {
        let outputs = try report.outputs()
        var request = CloudKitCheckRequest(path: model.path)
        request.version = model.selection
        request.schema = schema
        request.configurations = configurations
        request.isSharing = sharing
        request.selection = try findings.cloudKitSelection(thresholds)
        common.limit(&request.selection.settings)
        let workspace = try common.workspace(reading: [model.path])
        let outcome = try CloudKitCheck(request, in: workspace).run()
        try ReportWriting.write(outputs, replaces: report.place.force, hasWritten: false) { format, layout in
            outcome.text(format, layout, .naming(in: workspace))
        }
        try finish(outcome)
    }
}
