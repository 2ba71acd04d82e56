import ArgumentParser
import ModelcKit

/// `modelc versions use`.
struct VersionsUseCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Makes a version the current one.",
        usage: "modelc versions use [MODEL] VERSION [options]",
        discussion: HelpText.discussion(examples: ["versions use 2", "versions use Library.xcdatamodeld 'Library 2'"]))

    @Argument(help: .bundleAndVersion, completion: .firstVersion)
    var words: [String]

    @Flag(help: .changesOnly)
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    var common: CommonArguments { arguments.common }
    var printsDocument: Bool { arguments.format == .json }

    func run() throws {
        let words = try VersionWords(words, count: 1)
        guard let name = words.names.first else { throw ValidationError("name the version to use") }
        var request = VersionsRequest(path: words.model)
        request.task = .use(name)
        request.isRehearsal = dryRun
        try arguments.run(request, "versions use")
    }
}
