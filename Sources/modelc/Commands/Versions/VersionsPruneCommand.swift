import ArgumentParser
import ModelcKit

/// `modelc versions prune`.
struct VersionsPruneCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Removes all versions before one. Stores of them cannot be migrated any more.",
        usage: "modelc versions prune [MODEL] --keep-from VERSION [options]",
        discussion: HelpText.discussion(
            """
            Reports which stores lose their migration path; --dry-run reports and removes nothing. If one of the versions is \
            locked, has shipped, or is named by a mapping model, none is removed without --force.
            """,
            examples: ["versions prune --keep-from 3 --dry-run", "versions prune --keep-from 'Library 3' --force"]))

    @Argument(help: ArgumentHelp("The bundle, if there are several.", valueName: "model"))
    var path: String?

    @Option(help: ArgumentHelp("The first version that stays.", valueName: "version"))
    var keepFrom: String

    @Flag(help: "Remove versions that are protected, too.")
    var force = false

    @Flag(help: "Write nothing; report what would change.")
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    var common: CommonArguments { arguments.common }
    var printsDocument: Bool { arguments.format == .json }

    func run() throws {
        var request = VersionsRequest(path: path)
        request.task = .prune(keepingFrom: keepFrom)
        request.isForced = force
        request.isRehearsal = dryRun
        try arguments.run(request, "versions prune")
    }
}
