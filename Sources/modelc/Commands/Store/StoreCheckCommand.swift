import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc store check STORE [MODEL]`: the objects of a store that break a rule of its model.
struct StoreCheckCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Finds objects of a store that break a rule of its model.",
        usage: "modelc store check STORE [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            \(HelpText.stores)

            The command finds links to objects that do not exist, missing required values, values that must be unique, \
            wrong numbers of links, keys above Z_MAX, missing files of external data, and objects of unknown entities. \
            'modelc explain ID' explains a finding.
            """,
            examples: ["store check Library.sqlite", "store check Library.sqlite App/Library.xcdatamodeld"],
            findings: "errors in the data"))

    @OptionGroup var store: StoreArguments

    @Argument(
        help: ArgumentHelp(
            "The model of the store, or a folder with models below it, as with --model.", valueName: "model"),
        completion: .model)
    var model: String?

    @OptionGroup(title: "Reports") var report: FindingReportArguments
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { report.printsDocument }

    private var models: [String] { (model.map { [$0] } ?? []) + store.models.model }

    func validate() throws { try refuseStandardInput([store.path] + models) }

    func run() throws {
        let outputs = try report.outputs()
        var request = StoreCheckRequest(store: store.path)
        request.models = models
        let workspace = common.workspace
        let outcome = try StoreCheck(request, in: workspace).run()
        try ReportWriting.write(outputs, replaces: report.place.force, hasWritten: outcome.hasWritten) {
            format, layout in
            // With text output, the messages are already printed to standard error.
            let reported = outcome.findings + (format == .text ? [] : outcome.messages)
            let result = FindingReport(
                "store check", reported, sources: outcome.sources, exitCode: outcome.result.rawValue,
                display: workspace.display)
            return result.text(format, layout, .naming(in: workspace))
        }
        try finish(outcome)
    }
}
