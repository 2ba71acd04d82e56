import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc init`: the models of the project -> `.modelc.yml`, and files for CI, pre-commit and git that are requested.
struct InitCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes .modelc.yml for the models of a project, and files for CI on request.",
        usage: "modelc init [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            A file that is there already is never changed: init prints the lines to add to it. Generated files go to the \
            folder Generated, your own parts of classes to Entities, both beside the models or in their target of a Swift \
            package. Where a model has generated files already, their folders stay. Edit .modelc.yml for others.
            """,
            examples: ["init", "init --ci github --pre-commit --gitattributes", "init App/Model --dry-run"]))

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them. (default: all models below this folder)", valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write the file by which this service checks every change: .github/workflows/modelc.yml, .gitlab-ci.yml; may be "
                + "repeated.",
            valueName: "service"))
    var ci: [SetupRequest.Service] = []

    @Flag(help: "Write .pre-commit-config.yaml, which checks every commit.")
    var preCommit = false

    @Flag(help: "Write .gitattributes, which marks models as text, and generated files as generated.")
    var gitattributes = false

    @Flag(help: "Write nothing; list the files.")
    var dryRun = false

    @Option(help: "The form of the result.")
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func run() throws {
        var request = SetupRequest()
        request.models = paths
        request.services = Set(ci)
        request.addsHook = preCommit
        request.addsAttributes = gitattributes
        request.isRehearsal = dryRun
        let outcome = try ProjectSetup(request, in: common.workspace).run()
        if !common.quiet || format == .json || dryRun { try Console.print(outcome.text(format)) }
        DiagnosticOutput.print(outcome.messages, of: nil)
    }
}

extension SetupRequest.Service: ExpressibleByArgument {}
