import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc config [MODEL]`: shows the effective settings, and where each of them is set.
struct ConfigCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Shows the effective settings for 'generate' and where each comes from.",
        usage: "modelc config [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            A setting comes from a line of .modelc.yml, from an option, or from the default. The YAML output is a \
            valid configuration file.
            """,
            examples: [
                "config",
                "config Library.xcdatamodeld --format json",
            ]))

    static let mainOptions = [
        "--output", "--human-output", "--style", "--language", "--access", "--optionality", "--entities", "--module",
        "--format",
    ]

    @Argument(
        help: ArgumentHelp("Show the settings of this model. (default: the whole configuration)", valueName: "model"),
        completion: .model)
    var model: String?

    @OptionGroup(title: "Files") var folders: FolderArguments
    @OptionGroup(title: "Classes") var classes: ClassArguments
    @OptionGroup(title: "Swift") var swift: SwiftArguments
    @OptionGroup(title: "Objective-C") var objectiveC: ObjectiveCArguments
    @OptionGroup(title: "SwiftData") var swiftData: SwiftDataArguments
    @OptionGroup(title: "mogenerator's layout") var mogenerator: MogeneratorSettingArguments
    @OptionGroup(title: "Xcode's layout") var xcode: XcodeArguments

    @Option(help: .resultFormat)
    var format = ConfigurationFormat.yaml

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    private var settings: GivenSettings {
        GivenSettings(
            folders: folders, classes: classes, swift: swift, objectiveC: objectiveC, swiftData: swiftData,
            mogenerator: mogenerator, xcode: xcode)
    }

    func run() throws {
        var request = ConfigRequest()
        request.settings = try settings.settings()
        request.model = model
        let outcome = try Config(request, in: common.workspace).run()
        try Console.print(
            outcome.text(format, showsNotes: common.verbose, style: Console.outputLayout.style))
        try finish(outcome)
    }
}

extension ConfigurationFormat: ArgumentChoice {}
