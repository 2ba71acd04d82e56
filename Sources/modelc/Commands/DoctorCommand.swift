import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc doctor`: shows the parts of a project that modelc finds, and problems with them.
struct DoctorCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Checks the setup of a project, and shows how to fix each problem.",
        usage: "modelc doctor [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            Checks the configuration, the models with their versions and locks, whether generated files and mapping \
            models are up to date, your own templates, plugins in Package.swift, and git.
            """,
            examples: ["doctor", "doctor --format json"], findings: "something is wrong"))

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them. (default: those in .modelc.yml, or all below this folder)",
            valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func validate() throws { try refuseStandardInput(paths) }

    func run() throws {
        var request = DoctorRequest()
        request.models = paths
        let outcome = try ProgressLine.watching("looking at", Doctor(request, in: common.workspace))
        try Console.print(outcome.text(format))
        try finish(outcome)
    }
}
