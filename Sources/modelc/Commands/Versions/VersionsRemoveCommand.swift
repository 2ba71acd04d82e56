import ArgumentParser
import ModelcKit

/// `modelc versions remove`: removes a version.
struct VersionsRemoveCommand: VersionsSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Removes a version. Its stores can no longer be migrated.",
        usage: "modelc versions remove [MODEL] VERSION [options]",
        discussion: HelpText.discussion(
            """
            The current version cannot be removed. A version that is locked, has shipped, or is used by a mapping \
            model is removed only with --force.
            """,
            examples: ["versions remove 1", "versions remove Library --force"]))

    @Argument(help: .bundleAndVersion, completion: .firstVersion)
    var words: [String]

    @Flag(help: "Also remove a protected version.")
    var force = false

    @Flag(help: .changesOnly)
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    func run() throws {
        let words = try VersionWords(words, all: 1, hint: "name the version to remove")
        try run(.remove(words.names[0]), of: words.model, isForced: force)
    }
}
