import ArgumentParser
import ModelcKit

/// `modelc versions add`: adds a copy of the current version and makes it current.
struct VersionsAddCommand: VersionsSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Adds a version, a copy of the current one, and makes it current.",
        usage: "modelc versions add [MODEL] [NAME] [options]",
        discussion: HelpText.discussion(
            "Without NAME, the version gets the next name in the order of the bundle's names, such as Library 2.",
            examples: ["versions add", "versions add 'Library 4' --from 2 --keep-current"]))

    @Argument(help: ArgumentHelp("The bundle, if there are several, and the name.", valueName: "name"))
    var words: [String] = []

    @Option(
        help: ArgumentHelp("The version to copy instead of the current one.", valueName: "version"),
        completion: .version)
    var from: String?

    @Flag(help: "Do not make the version current.")
    var keepCurrent = false

    @Flag(help: .changesOnly)
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    func run() throws {
        let words = try VersionWords(words, count: 1)
        try run(.add(name: words.names.first, from: from, becomesCurrent: !keepCurrent), of: words.model)
    }
}
