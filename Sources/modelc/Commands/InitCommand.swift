import ArgumentParser
import ModelcBase
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
            The command never changes an existing file; it prints the lines to add. Only --package changes \
            Package.swift, if its lists are literals. It looks for the classes of each \
            model: files of Xcode and mogenerator keep their folders, language and layout, and a model whose classes you \
            write by hand, or Xcode generates in its builds, gets no output folder. Without such classes, machine files \
            go to the folder Generated, human files to the folder Entities. Both are beside the model, or in its target \
            of a Swift package.
            """,
            examples: [
                "init", "init --ci github --pre-commit --gitattributes", "init App/Model --dry-run",
                "init --from mogenerator Scripts/generate.sh", "init --package",
            ]))

    @Argument(
        help: ArgumentHelp(
            "Models, or folders to search for them; with --from, the file that calls the other tool. (default: all "
                + "models below this folder)", valueName: "model"),
        completion: .model)
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write the file of this CI service that checks every change: github (.github/workflows/modelc.yml), gitlab "
                + "(.gitlab-ci.yml); may be repeated.",
            valueName: "service"))
    var ci: [SetupRequest.Service] = []

    @Option(
        help: ArgumentHelp(
            "Do the same as the calls of this tool in a script, Makefile, project.pbxproj or .mogenerator-args: "
                + "mogenerator.",
            valueName: "tool"))
    var from: SetupSource?

    @Flag(
        help: ArgumentHelp(
            "In a Swift package: add the plugins to Package.swift, or print the lines, and write a file that loads the "
                + "compiled model."))
    var package = false

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
        if from == nil { request.models = paths } else { request.calls = try calls() }
        request.addsPackage = package
        request.services = Set(ci)
        request.addsHook = preCommit
        request.addsAttributes = gitattributes
        request.isRehearsal = dryRun
        let outcome = try ProjectSetup(request, in: common.workspace).run()
        if !common.quiet || format == .json || dryRun {
            try Console.print(outcome.text(format, common.workspace.wording), of: outcome)
        }
        DiagnosticOutput.print(outcome.remarks, sources: [:], showsNotes: true)
        try finish(outcome)
    }
}

extension InitCommand {
    /// Returns the calls of mogenerator in the project's files, each as a request.
    private func calls() throws -> [MogeneratorRequest] {
        guard paths.count < 2 else { throw ValidationError("--from reads one file: name it, or none") }
        let found = try MogeneratorCallSearch(in: common.workspace).calls(in: paths.first)
        let calls = try found.compactMap { call in
            let place = TerminalText.escaped("\(call.path):\(call.line)")
            if let name = call.unknown.first {
                throw ValidationError(
                    "\(place): the value of $\(name) is not known: write it into the call, set it above, or set it "
                        + "in the environment of this command")
            }
            return try call.located(try request(of: call, place), in: common.workspace)
        }
        guard calls.isEmpty, let first = found.first else { return calls }
        throw ValidationError(
            "\(TerminalText.escaped("\(first.path):\(first.line)")): the call names no model; add --model to it")
    }

    private func request(of call: MogeneratorCall, _ place: String) throws -> MogeneratorRequest {
        do throws(MogeneratorArguments.Problem) {
            return try MogeneratorArguments(call.words).request
        } catch {
            throw ValidationError("\(place): \(error.message)")
        }
    }
}

/// A tool whose calls a new configuration can replace.
enum SetupSource: String, CaseIterable {
    case mogenerator
}

extension SetupSource: ArgumentChoice {}
extension SetupRequest.Service: ArgumentChoice {}
