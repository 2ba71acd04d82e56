import ArgumentParser
import ModelcKit

/// `modelc versions prune`: removes all versions before a given version.
struct VersionsPruneCommand: VersionsSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes all versions before a version. Their stores can no longer be migrated.",
        usage: "modelc versions prune [MODEL] --keep-from VERSION [options]",
        discussion: HelpText.discussion(
            """
            The command reports which stores lose their migration path. With --dry-run, it removes nothing. If one of \
            the versions is locked, has shipped, or is used by a mapping model, the command removes none of them \
            without --force.
            """,
            examples: ["versions prune --keep-from 3 --dry-run", "versions prune --keep-from 'Library 3' --force"]))

    @Argument(help: ArgumentHelp("The bundle, if there are several.", valueName: "model"))
    var path: String?

    @Option(help: ArgumentHelp("The oldest version to keep.", valueName: "version"), completion: .version)
    var keepFrom: String

    @Flag(help: "Also remove protected versions.")
    var force = false

    @Flag(help: .changesOnly)
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    func run() throws { try run(.prune(keepingFrom: keepFrom), of: path, isForced: force) }
}
