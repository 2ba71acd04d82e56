import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc versions`: commands for the versions of a bundle.
struct VersionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "versions", abstract: "Lists, adds, renames and removes the versions of a model.",
        discussion: HelpText.discussion(
            """
            If an Xcode project lists the versions, the command also edits the project. Projects with synchronised \
            folders, generated projects and Swift packages do not list versions.
            """,
            examples: ["versions", "versions add", "versions use 2", "versions prune --keep-from 3"]),
        subcommands: [
            VersionsListCommand.self, VersionsAddCommand.self, VersionsUseCommand.self, VersionsRenameCommand.self,
            VersionsRemoveCommand.self, VersionsPruneCommand.self,
        ], defaultSubcommand: VersionsListCommand.self)
}

/// `modelc versions list`: lists the versions.
struct VersionsListCommand: VersionsSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the versions of a model: which one is current, and which are locked.",
        usage: "modelc versions list [MODEL] [options]",
        discussion: HelpText.discussion(examples: ["versions", "versions list Library.xcdatamodeld --format json"])
    )

    @Argument(
        help: ArgumentHelp("The bundle. (default: the only one)", valueName: "model"),
        completion: .model)
    var path: String?

    @OptionGroup var arguments: VersionsArguments

    func run() throws { try run(.list, of: path) }
}
