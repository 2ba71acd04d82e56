import ArgumentParser
import ModelcKit

/// `modelc versions rename`: renames a version.
struct VersionsRenameCommand: VersionsSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Gives a version another name.",
        usage: "modelc versions rename [MODEL] VERSION NAME [options]",
        discussion: HelpText.discussion(
            "A version that is locked, has shipped, or is used by a mapping model is renamed only with --force.",
            examples: ["versions rename 2 'Library 2.0'"]))

    @Argument(
        help: ArgumentHelp("The bundle, if there are several, the version and its new name.", valueName: "name"),
        completion: .firstVersion)
    var words: [String]

    @Flag(help: "Also rename a protected version.")
    var force = false

    @Flag(help: .changesOnly)
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    func run() throws {
        let words = try VersionWords(words, all: 2, hint: "name the version and its new name")
        try run(.rename(words.names[0], to: words.names[1]), of: words.model, isForced: force)
    }
}
