import ArgumentParser
import ModelcBase
import ModelcDiagnostics
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

/// The common options of the commands.
struct VersionsArguments: ParsableArguments {
    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    func run(_ request: VersionsRequest, _ command: String) throws {
        let outcome = try Versions(request, in: common.workspace).run()
        let isResult = request.task == .list || request.isRehearsal || format == .json
        if !common.quiet || isResult {
            try Console.print(
                outcome.text(format, command: command, isVerbose: common.verbose, style: Console.outputLayout.style),
                of: outcome)
        }
        DiagnosticOutput.print(outcome)
    }
}

/// The names in the arguments of a command; the first may be the model.
struct VersionWords {
    let model: String?
    let names: [String]

    /// - Parameters:
    ///   - words: the words after the command's name.
    ///   - count: the maximum number of names.
    init(_ words: [String], count: Int) throws {
        guard words.count <= count + 1 else { throw ValidationError("unexpected argument '\(words[count + 1])'") }
        let isModel =
            words.first.map { $0.hasSuffix(".xcdatamodeld") || PathText.hasFolder($0) || words.count > count } ?? false
        model = isModel ? words.first : nil
        names = isModel ? Array(words.dropFirst()) : words
    }
}

/// `modelc versions list`.
struct VersionsListCommand: ToolCommand {
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

    var common: CommonArguments { arguments.common }
    var printsDocument: Bool { arguments.format == .json }

    func run() throws { try arguments.run(VersionsRequest(path: path), "versions list") }
}
