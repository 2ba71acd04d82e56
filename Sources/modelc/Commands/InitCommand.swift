import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc init`: creates a `.modelc.yml` for the models of the project and, on request, files for CI, pre-commit and
/// git.
struct InitCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes .modelc.yml for the models of a project, and files for CI on request.",
        usage: "modelc init [MODEL...] [options]",
        discussion: HelpText.discussion(
            """
            The command never changes an existing file; it prints the lines to add. It looks for the classes of each \
            model: files of Xcode and mogenerator keep their folders, language and layout, and a model whose classes you \
            write by hand, or Xcode generates in its builds, gets no output folder. Without such classes, machine files \
            go to the folder Generated, human files to the folder Entities. Both are beside the model, or in its target \
            of a Swift package.
            """,
            examples: ["init", "init --ci github --pre-commit --gitattributes", "init App/Model --dry-run"]))

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them. (default: all models below this folder)", valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write the file of this CI service that checks every change: .github/workflows/modelc.yml, .gitlab-ci.yml; "
                + "may be repeated.",
            valueName: "service"))
    var ci: [SetupRequest.Service] = []

    @Flag(help: "Write .pre-commit-config.yaml, which checks every commit.")
    var preCommit = false

    @Flag(help: "Write .gitattributes, which marks models as text, and generated files as generated.")
    var gitattributes = false

    @Flag(help: .newFilesOnly)
    var dryRun = false

    @Option(help: .resultFormat)
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
        if !common.quiet || format == .json || dryRun {
            try Console.print(outcome.text(format, common.workspace.wording), of: outcome)
        }
        try finish(outcome)
    }
}

extension SetupRequest.Service: ArgumentChoice {}
