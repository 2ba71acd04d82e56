import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc store diff OLD NEW`: the objects in which two stores differ.
struct StoreDiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Shows which objects of two stores were added, removed or changed.",
        usage: "modelc store diff OLD NEW [options]",
        discussion: HelpText.discussion(
            """
            Compare a store before and after a migration, a test or a sync. Objects are the same if they have the same \
            entity and primary key; with --key, if they have the same value of an attribute, as in stores of two devices.
            """,
            examples: ["store diff Before.sqlite After.sqlite", "store diff A.sqlite B.sqlite --key identifier"],
            findings: "with --exit-code: there are differences"))

    @Argument(
        help: ArgumentHelp("The older store.", valueName: "old"), completion: StoreArguments.files)
    var old: String

    @Argument(
        help: ArgumentHelp("The newer store.", valueName: "new"), completion: StoreArguments.files)
    var new: String

    @OptionGroup var models: StoreModelArguments

    @Option(help: ArgumentHelp("Match objects by this attribute.", valueName: "attribute"))
    var key: String?

    @Flag(help: "Show only the numbers of objects.")
    var summary = false

    @Flag(help: "Exit with 1 if there are differences.")
    var exitCode = false

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { result.printsDocument }

    func validate() throws { try refuseStandardInput([old, new]) }

    func run() throws {
        var request = StoreDiffRequest(old: old, new: new)
        request.models = models.model
        request.key = key
        request.failsOnDifferences = exitCode
        let outcome = try StoreDiff(request, in: common.workspace).run()
        try result.write(outcome.text(result.format, showsSummary: summary, showsNotes: common.verbose))
        try finish(outcome)
    }
}
