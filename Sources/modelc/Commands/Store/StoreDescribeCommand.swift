import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc store describe STORE`: the tables and columns of a store, with the names of the entities and properties in
/// its model.
struct StoreDescribeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "Shows the table, the columns and the number of objects of each entity.",
        usage: "modelc store describe STORE [options]",
        discussion: HelpText.discussion(
            HelpText.stores,
            examples: [
                "store describe Library.sqlite",
                "store describe Library.sqlite --entity Book",
            ]))

    @OptionGroup var store: StoreArguments

    @Option(
        help: ArgumentHelp("Describe only this entity and its descendants.", valueName: "entity"),
        completion: .entity)
    var entity: String?

    @OptionGroup(title: "Result") var result: ResultArguments<OutputFormat>
    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { result.printsDocument }

    func validate() throws { try refuseStandardInput([store.path]) }

    func run() throws {
        var request = StoreDescribeRequest(store: store.path)
        request.models = store.models.model
        request.entity = entity
        let outcome = try StoreDescribe(request, in: common.workspace).run()
        try result.write(outcome.text(result.format, showsNotes: common.verbose, style: result.layout.style))
        try finish(outcome)
    }
}
