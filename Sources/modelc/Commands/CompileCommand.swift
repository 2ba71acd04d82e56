import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc compile MODEL... --output PATH`: compiles models and mapping models to the files that Core Data loads.
struct CompileCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Compiles models to .momd and .mom, and mapping models to .cdm. Experimental.",
        usage: "modelc compile [MODEL...] --output PATH [options]",
        discussion: HelpText.discussion(
            """
            An .xcdatamodeld bundle is compiled to a .momd bundle, an .xcdatamodel folder to a .mom file, and an \
            .xcmappingmodel bundle to a .cdm file. If one model has an error, nothing is written.

            The tests compare the compiled files with files from Apple's compiler. They do not load them with Core \
            Data. If a feature is in no known file from Apple's compiler, the command refuses it and names it.
            """,
            examples: [
                "compile Library.xcdatamodeld --output Build",
                "compile Library.xcdatamodeld --output Build/Library.momd --strict",
                "compile --output Build --check",
            ],
            findings: "the model has errors, a feature was refused, or --check found files that would change"))

    static let mainOptions = [
        "--output", "--current", "--strict", "--leave-out", "--dry-run", "--check", "--stamp", "--deps",
        "--verify-on-mac", "--format",
    ]

    @Argument(
        help: ArgumentHelp(
            "Models and mapping models. (default: those in .modelc.yml, or the only model below this folder)",
            valueName: "model"),
        completion: .file(extensions: ["xcdatamodeld", "xcdatamodel", "xcmappingmodel"]))
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for the compiled models, or the .momd, .mom or .cdm to write for a single model.",
            valueName: "path"
        ),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The version to mark as current: its name or its number. (default: the version in .xccurrentversion)",
            valueName: "name"))
    var current: String?

    @Option(
        help: ArgumentHelp(
            "Compile classes with a leading dot (.Book) as classes of this module, for test bundles; not verified. (default: "
                + "copy the names)", valueName: "name"))
    var module: String?

    @Flag(help: "Also refuse features whose compiled form is not proven.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "If the compiled form of this feature is unknown, leave it out with a warning. Separate several with "
                + "commas, or repeat the option. all: every feature that can be left out.", valueName: "feature"),
        completion: .list([CompileRequest.everyOmission] + CompileRequest.omittableFeatures))
    var leaveOut: [String] = []

    @Flag(help: .changedFilesOnly)
    var dryRun = false

    @Flag(help: .changedFilesCheck)
    var check = false

    @Option(
        help: .stamp,
        completion: .file())
    var stamp: String?

    @Option(
        help: ArgumentHelp("Write the dependencies of the compiled models as a Make rule.", valueName: "file"),
        completion: .file())
    var deps: String?

    @Flag(help: "Print a script that loads compiled models with Core Data on a Mac; compile nothing.")
    var verifyOnMac = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws {
        if output == nil, !verifyOnMac {
            throw ValidationError("no output: name the folder or file for the compiled models with --output PATH")
        }
        try ValidationError.refuseTogether(("--dry-run", dryRun), ("--check", check))
        if stamp != nil || deps != nil, dryRun || check {
            throw ValidationError("--stamp and --deps cannot be used with --dry-run or --check")
        }
    }

    func run() throws {
        if verifyOnMac { return try OutputDestination(output: output, force: false).write(MacVerification.script) }
        let outcome = try Compile(request, in: common.workspace).run()
        if !common.quiet || dryRun || check || format == .json {
            try Console.print(outcome.text(format, showsNotes: common.verbose), of: outcome)
        }
        try finish(outcome)
    }

    private var request: CompileRequest {
        var request = CompileRequest(paths: paths, output: output ?? "")
        request.currentVersion = current
        request.module = module
        request.isStrict = strict
        request.omissions = Set(NameList.names(leaveOut))
        request.isRehearsal = dryRun
        request.isCheck = check
        request.dependencyFile = deps
        request.stamp = stamp.map { path in
            StampRequest(
                path: path, arguments: ProcessArguments.withoutFormat, tool: ProcessArguments.executablePath,
                mayAnswer: true)
        }
        return request
    }
}
