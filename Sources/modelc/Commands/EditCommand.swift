import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc edit`: edits a version with an action or a script, and shows the consequences.
struct EditCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Changes a model: entities, attributes, relationships and other elements.",
        usage: """
            modelc edit [MODEL] ACTION [options]
            modelc edit [MODEL] --script FILE|- [options]
            """,
        discussion: HelpText.discussion(
            """
            An action is a verb, a kind, a name, and settings. Verbs: add, remove, rename, set. Kinds: entity, \
            attribute, relationship, fetched-property, index, constraint, configuration, member, fetch-request, \
            composite, user-info, model. The kind may be left out if only one element has the name. Boolean settings are written --optional or --no-optional (or \
            --required). --no-default removes a value.

            Settings:
            \(ActionWords.settings)

            --cloudkit sets 'Used with CloudKit', as in Xcode's inspector.

            A renamed element keeps its stored values: the command sets the renaming identifier, and updates inverses, \
            indexes, constraints, predicates and derived attributes.

            The command does not change the version hash of a locked or released version. Use --in-new-version or \
            --new-version NAME for such a change. Released versions are the versions in 'released' under 'lint' in \
            .modelc.yml, and in --against.
            """,
            examples: [
                "edit add entity Book",
                "edit add attribute Book.title String --required --default ''",
                "edit add relationship Book.list List --inverse books --to-many-inverse",
                "edit set List.books --ordered",
                "edit rename attribute Book.title caption --in-new-version",
                "edit Library.xcdatamodeld --script changes.txt --dry-run --diff",
            ],
            findings: "--diff: something would change"))

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "The model, if there are several, and the action: add attribute Book.title String.",
            valueName: "action"), completion: .custom { words, index, _ in ModelCompletion(words).action(at: index) })
    var words: [String] = []

    @Option(
        help: ArgumentHelp(
            "Run the actions in this file: one per line, as words or JSON; all or none. '-' is standard input.",
            valueName: "file"), completion: .file())
    var script: String?

    @Flag(help: "Also remove everything that refers to a removed element.")
    var cascade = false

    @Flag(help: "Make the change in a new version. If the current version is new and has not shipped, change that.")
    var inNewVersion = false

    @Option(help: ArgumentHelp("Like --in-new-version, with this name for the new version.", valueName: "name"))
    var newVersion: String?

    @Option(
        help: ArgumentHelp("The version to change instead of the current one.", valueName: "name"), completion: .version
    )
    var modelVersion: String?

    @Option(
        help: ArgumentHelp(
            "The versions in this branch, tag or commit, or in the copy at this path, are released.",
            valueName: "rev|path"))
    var against: String?

    @Flag(help: .changesOnly)
    var dryRun = false

    @Flag(help: "Write nothing; show the lines that would change; exit with 1 if there are any.")
    var diff = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func run() throws {
        let outcome = try Edit(try request(), in: common.workspace).run()
        DiagnosticOutput.print(outcome)
        if !common.quiet || format == .json || dryRun || diff {
            try Console.print(
                outcome.text(
                    format, showsDiff: diff, wording: common.workspace.wording, layout: Console.outputLayout),
                of: outcome)
        }
        try ExitStatus.end(outcome.result)
    }

    private func request() throws -> EditRequest {
        var request = EditRequest()
        request.words = words
        if let script {
            try request.refuseAction(in: common.workspace)
            request.scriptName = script == StandardInput.argument ? "standard input" : script
            request.script = try ScriptFile.text(of: script, in: common.workspace)
        }
        request.version = modelVersion
        request.base = against
        if inNewVersion || newVersion != nil { request.destination = .newVersion(newVersion) }
        request.cascades = cascade
        request.isRehearsal = dryRun
        request.isCheck = diff
        return request
    }
}

/// Reads a script of actions from a file or from standard input.
private enum ScriptFile {
    static func text(of path: String, in workspace: Workspace) throws -> String {
        guard path == StandardInput.argument else { return try EditRequest.script(at: path, in: workspace) }
        return try EditRequest.script(try Console.standardInput(), of: "standard input")
    }
}
