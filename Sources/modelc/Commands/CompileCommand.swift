import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc compile MODEL... --output PATH`: models and mapping models -> the files that Core Data loads.
struct CompileCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Compiles models to .momd and .mom, and mapping models to .cdm. Experimental.",
        usage: "modelc compile [MODEL...] --output PATH [options]",
        discussion: HelpText.discussion(
            """
            An .xcdatamodeld bundle becomes a .momd bundle, an .xcdatamodel folder a .mom file, an .xcmappingmodel a .cdm file. \
            If anything is wrong with one model, nothing is written.

            No file of modelc was loaded by Core Data in its tests: they compare the files with those of Apple's compiler. What \
            such files do not show is refused by name.
            """,
            examples: [
                "compile Library.xcdatamodeld --output Build",
                "compile Library.xcdatamodeld --output Build/Library.momd --strict",
                "compile --output Build --check",
            ],
            findings: "the model has errors, a feature was refused, or --check found files that would change"))

    @Argument(
        help: ArgumentHelp(
            "Models and mapping models. (default: those of the configuration, or the only one below this folder)",
            valueName: "model"),
        completion: .file(extensions: ["xcdatamodeld", "xcdatamodel", "xcmappingmodel"]))
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for the compiled models, or the .momd, .mom or .cdm itself for a single one.", valueName: "path"
        ),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The version to mark as current: its name, or its number. (default: the one of .xccurrentversion)",
            valueName: "name"))
    var current: String?

    @Flag(help: "Refuse features whose compiled form is unproven, too.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "Leave out this feature where its compiled form is unknown, with a warning; several with commas, or repeated; all: every "
                + "one that can be.", valueName: "feature"),
        completion: .list([CompileRequest.everyOmission] + CompileRequest.omittableFeatures))
    var leaveOut: [String] = []

    @Flag(help: "Write nothing; list the files that would change.")
    var dryRun = false

    @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
    var check = false

    @Option(
        help: ArgumentHelp(
            "Remember in this file what was read and written, and do nothing as long as none of it changes.",
            valueName: "file"),
        completion: .file())
    var stamp: String?

    @Option(
        help: ArgumentHelp("Write which files the compiled models depend on, as a rule of Make.", valueName: "file"),
        completion: .file())
    var deps: String?

    @Flag(help: "Print a script for a Mac that loads compiled models with Core Data; compile nothing.")
    var verifyOnMac = false

    @Option(help: "The form of the result.")
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws {
        if output == nil, !verifyOnMac { throw ValidationError("name where the compiled models go: --output PATH") }
        if dryRun, check { throw ValidationError("--dry-run and --check exclude each other") }
        if stamp != nil || deps != nil, dryRun || check {
            throw ValidationError("--stamp and --deps are for runs that write")
        }
    }

    func run() throws {
        if verifyOnMac { return try OutputPlace(output: output, force: false).write(MacVerification.script) }
        let outcome = try Compile(request, in: common.workspace).run()
        if !common.quiet || dryRun || check || format == .json {
            try Console.print(outcome.text(format, showsNotes: common.verbose))
        }
        DiagnosticOutput.print(outcome.messages, ofAll: outcome.models)
        try ExitStatus.end(outcome.result)
    }

    private var request: CompileRequest {
        var request = CompileRequest(paths: paths, output: output ?? "")
        request.currentVersion = current
        request.isStrict = strict
        request.omissions = Set(leaveOut.flatMap { $0.split(separator: ",").map { $0.filter { !$0.isWhitespace } } })
        request.isRehearsal = dryRun
        request.isCheck = check
        request.dependencyFile = deps
        request.stamp = stamp.map { path in
            GenerateRequest.Stamp(
                path: path, arguments: ProcessArguments.withoutFormat, tool: ProcessArguments.executablePath,
                mayAnswer: true)
        }
        return request
    }
}
