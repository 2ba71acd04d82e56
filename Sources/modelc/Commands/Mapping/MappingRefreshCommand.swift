import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc mapping refresh MAPPING`: the current models in place of outdated copies.
struct MappingRefreshCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh", abstract: "Embeds the current models in a mapping model where its copies are outdated.",
        discussion: """
            A copy is outdated when an entity's version hash differs; one that is not stays as it is, byte for byte. \
            Rows are added for properties that are new in the destination model.
            """)

    @OptionGroup var mapping: MappingArguments

    @OptionGroup var models: MappingModelsArguments

    @Flag(help: "Write nothing; list what would change.")
    var dryRun = false

    @Flag(help: "Write nothing; exit with 1 if anything would change.")
    var check = false

    @OptionGroup(title: "Common options") var common: CommonArguments

    func run() throws {
        var request = MappingRefreshRequest(path: mapping.path)
        request.modelFolder = models.models
        request.isRehearsal = dryRun
        request.isCheck = check
        let outcome = try MappingRefresh(request, in: common.workspace).run()
        DiagnosticOutput.print(outcome.messages, of: nil)
        try Console.print(outcome.text)
        try ExitStatus.end(outcome.result)
    }
}
