import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// `modelc cloudkit diff OLD NEW`: two schemas -> differences -> report -> exit code.
struct CloudKitDiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows what a newer CloudKit schema adds to an older one, and what cannot be deployed.",
        usage: "modelc cloudkit diff OLD NEW [options]",
        discussion: HelpText.discussion(
            """
            OLD is usually the schema of Production, and NEW that of Development. Production only grows: a type or a field \
            that is gone, retyped, or encrypted afterwards is an error. Additions are notes; --min-severity info shows them.
            """,
            examples: [
                "cloudkit diff production.ckdb development.ckdb",
                "cloudkit diff production.ckdb development.ckdb --min-severity info",
            ],
            findings: "findings at or above --fail-on"))

    static let mainOptions = [
        "--min-severity", "--fail-on", "--only", "--except", "--format", "--output", "--report",
    ]

    @Argument(help: ArgumentHelp("The older schema.", valueName: "old"), completion: .cloudKitSchema)
    var old: String

    @Argument(help: ArgumentHelp("The newer schema.", valueName: "new"), completion: .cloudKitSchema)
    var new: String

    @OptionGroup(title: "Findings") var findings: FindingArguments<FailingOnErrors>
    @OptionGroup(title: "Findings") var thresholds: ThresholdArguments
    @OptionGroup(title: "Reports") var report: FindingReportArguments
    @OptionGroup var common: CommonArguments

    func validate() throws {
        try refuseStandardInput([old, new])
        _ = try findings.cloudKitSelection(thresholds)
    }

    var printsDocument: Bool { report.printsDocument }

    func run() throws {
        let outputs = try report.outputs()
        var request = CloudKitDiffRequest(old: old, new: new)
        request.selection = try findings.cloudKitSelection(thresholds)
        common.limit(&request.selection.settings)
        let workspace = common.workspace
        let outcome = try CloudKitDiff(request, in: workspace).run()
        try ReportWriting.write(outputs, replaces: report.place.force, hasWritten: false) { format, layout in
            outcome.text(format, layout, .naming(in: workspace))
        }
        try finish(outcome)
    }
}
