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

    @Argument(
        help: ArgumentHelp("The main file of a SQLite store.", valueName: "store"), completion: StoreArguments.files)
    var path: String

    @Argument(
        help: ArgumentHelp(
            "The model of the store, or a folder with models below it. (default: the copy of the model in the "
                + "store; if it has none, the models in .modelc.yml or below this folder)", valueName: "model"),
        completion: .model)
    var model: String?

    @OptionGroup(title: "Reports") var report: FindingReportArguments
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { report.printsDocument }

    func validate() throws { try refuseStandardInput([path] + (model.map { [$0] } ?? [])) }

    func run() throws {
        let outputs = try report.outputs()
        var request = StoreCheckRequest(store: path)
        request.models = model.map { [$0] } ?? []
        let workspace = common.workspace
        let outcome = try StoreCheck(request, in: workspace).run()
        try ReportWriting.write(outputs, replaces: report.place.force, hasWritten: outcome.hasWritten) {
            format, layout in
            // Text has the messages beside it, on standard error.
            let reported = outcome.findings + (format == .text ? [] : outcome.messages)
            let result = FindingReport(
                "store check", reported, sources: outcome.sources, exitCode: outcome.result.rawValue,
                display: workspace.display)
            return result.text(format, layout, .naming(in: workspace))
        }
        try finish(outcome)
    }
}
