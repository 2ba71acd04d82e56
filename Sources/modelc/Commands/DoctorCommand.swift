import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc doctor`: what the tool finds in a project, and what is wrong with it.
struct DoctorCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Shows what modelc finds in a project, and how to fix each problem.",
        usage: "modelc doctor [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            The configuration, the models with their versions and locks, whether generated files and mapping models are up \
            to date, templates of your own, plugins in Package.swift, and git.
            """,
            examples: ["doctor", "doctor --format json"], findings: "something is wrong"))

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them. (default: those of the configuration, or all below this folder)",
            valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Option(help: "The form of the result.")
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func validate() throws { try refuseStandardInput(paths) }

    func run() throws {
        var request = DoctorRequest()
        request.models = paths
        let outcome = ProgressLine.watching("looking at") { Doctor(request, in: common.workspace).run(progress: $0) }
        try Console.print(outcome.text(format))
        DiagnosticOutput.print(outcome.problems, sources: outcome.sources)
        try ExitStatus.end(outcome.result)
    }
}
