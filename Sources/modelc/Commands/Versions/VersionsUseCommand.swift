import ArgumentParser
import ModelcKit

/// `modelc versions use`: sets the current version.
struct VersionsUseCommand: VersionsSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Makes a version the current one.",
        usage: "modelc versions use [MODEL] VERSION [options]",
        discussion: HelpText.discussion(examples: ["versions use 2", "versions use Library.xcdatamodeld 'Library 2'"]))

    @Argument(help: .bundleAndVersion, completion: .firstVersion)
    var words: [String]

    @Flag(help: .changesOnly)
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    func run() throws {
        let words = try VersionWords(words, all: 1, hint: "name the version to use")
        try run(.use(words.names[0]), of: words.model)
    }
}
