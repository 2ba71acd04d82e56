import ArgumentParser
import ModelcKit

/// `modelc versions use`.
struct VersionsUseCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Makes a version the current one.",
        usage: "modelc versions use [MODEL] VERSION [options]",
        discussion: HelpText.discussion(examples: ["versions use 2", "versions use Library.xcdatamodeld 'Library 2'"]))

    @Argument(help: .bundleAndVersion)
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

/// `modelc versions rename`.
struct VersionsRenameCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Gives a version another name.",
        usage: "modelc versions rename [MODEL] VERSION NAME [options]",
        discussion: HelpText.discussion(
            "A version that is locked, has shipped, or is used by a mapping model is renamed only with --force.",
            examples: ["versions rename 2 'Library 2.0'"]))

    @Argument(help: ArgumentHelp("The bundle, if there are several, the version and its new name.", valueName: "name"))
    var words: [String]

    @Flag(help: "Also rename a protected version.")
    var force = false

    @Flag(help: .changesOnly)
    var dryRun = false

    @OptionGroup var arguments: VersionsArguments

    var common: CommonArguments { arguments.common }
    var printsDocument: Bool { arguments.format == .json }

    func run() throws {
        let words = try VersionWords(words, count: 2)
        guard words.names.count == 2 else { throw ValidationError("name the version and its new name") }
        var request = VersionsRequest(path: words.model)
        request.task = .rename(words.names[0], to: words.names[1])
        request.isForced = force
        request.isRehearsal = dryRun
        try arguments.run(request, "versions rename")
    }
}

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

    @Argument(help: .bundleAndVersion)
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
