import ArgumentParser
import ModelcKit

/// `modelc versions remove`.
struct VersionsRemoveCommand: ToolCommand {
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

    var common: CommonArguments { arguments.common }
    var printsDocument: Bool { arguments.format == .json }

    func run() throws {
        let words = try VersionWords(words, count: 1)
        guard let name = words.names.first else { throw ValidationError("name the version to remove") }
        var request = VersionsRequest(path: words.model)
        request.task = .remove(name)
        request.isForced = force
        request.isRehearsal = dryRun
        try arguments.run(request, "versions remove")
    }
}
