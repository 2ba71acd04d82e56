import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc generate [MODEL]`: generates the classes of each model, with the configuration file and flags. If a model
/// has errors, its files are not generated.
struct GenerateCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Generates managed object classes in Swift or Objective-C.",
        usage: "modelc generate [MODEL] [--output DIR] [options]",
        discussion: HelpText.discussion(
            """
            Each entity gets two files: a machine file _Book.swift, rewritten whenever the model changes, and a human \
            file Book.swift, written once and never changed again. If an entity has errors, the command leaves it out \
            and writes the rest. With --strict, it writes nothing.

            With --language swiftdata, it writes @Model classes, and reports each entity whose version hash in \
            SwiftData differs from the model's.

            Settings are read from .modelc.yml in this folder or above; options override them. Without MODEL, the \
            command generates all models in that file. 'modelc config' shows the effective settings.
            """,
            examples: [
                "generate Library.xcdatamodeld --output Generated",
                "generate --check --diff",
                "generate Library.xcdatamodeld --style xcode --language objc -o Classes",
                "generate Library.xcdatamodeld --language swiftdata -o Models",
            ],
            findings: "the model has errors, or --check found files that would change"))

    static let mainOptions = [
        "--output", "--human-output", "--style", "--language", "--access", "--optionality", "--entities", "--check",
        "--dry-run", "--prune",
    ]

    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, an .xcdatamodel folder, the contents file of one, or a folder with one model below "
                + "it. (default: the models in .modelc.yml, or the only model below this folder)",
            valueName: "model"),
        completion: .model)
    var path: String?

    // Help shows the groups in this order. The most used groups are first.
    @OptionGroup(title: "Files") var folders: FolderArguments
    @OptionGroup(title: "Run") var action: ActionArguments
    @OptionGroup(title: "Run") var version: VersionArguments
    @OptionGroup(title: "Result") var result: FormatArguments
    @OptionGroup(title: "Result") var reports: ReportArguments
    @OptionGroup(title: "Classes") var classes: ClassArguments
    @OptionGroup(title: "Swift") var swift: SwiftArguments
    @OptionGroup(title: "Objective-C") var objectiveC: ObjectiveCArguments
    @OptionGroup(title: "SwiftData") var swiftData: SwiftDataArguments
    @OptionGroup(title: "mogenerator's layout") var mogenerator: MogeneratorSettingArguments
    @OptionGroup(title: "Xcode's layout") var xcode: XcodeArguments

    @OptionGroup var common: CommonArguments

    private var format: OutputFormat { result.choice.format }

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    private var settings: GivenSettings {
        GivenSettings(
            folders: folders, classes: classes, swift: swift, objectiveC: objectiveC, swiftData: swiftData,
            mogenerator: mogenerator, xcode: xcode)
    }

    func run() throws {
        let outcome = try Generate(try request(), in: common.workspace(reading: [path])).run()
        try show(outcome)
        try finish(outcome)
        if let problem = outcome.stampProblem { throw RunFailure.afterOutput(problem) }
    }

    /// Shows the result and the requested reports. If a report has no file, it replaces the result on standard output.
    private func show(_ outcome: GenerateOutcome) throws {
        let outputs = try reports.outputs(orAutomatic: action.onlyChecks && !result.choice.isGiven)
        let isQuiet = common.quiet && format == .text && !action.listsOnly
        let isShown = !isQuiet && !outputs.contains { $0.path == nil }
        let result =
            isShown
            ? outcome.text(
                format, action.action, showsDiff: action.diff, showsNotes: common.verbose,
                wording: common.workspace.wording, style: Console.outputLayout.style) : nil
        // The report is built only if it is requested.
        try ReportWriting.write(
            outputs, result: result, replaces: action.force, hasWritten: outcome.hasWritten
        ) { format, layout in
            outcome.findings(action.action, in: common.workspace).text(format, layout)
        }
    }

    private func request() throws -> GenerateRequest {
        var request = GenerateRequest(path: path)
        request.settings = try settings.settings()
        request.coversManualEntities = classes.style != nil
        request.selection = version.selection
        request.action = action.action
        request.stamp = action.stamp.map { path in
            StampRequest(
                path: path, arguments: ProcessArguments.all, tool: ProcessArguments.executablePath,
                mayAnswer: format == .text)
        }
        return request
    }
}
