import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc freeze SOURCE --release 1.2.0 -o Schemas`: SwiftData classes -> a nested copy of them.
struct FreezeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "freeze",
        abstract: "Copies SwiftData classes into a VersionedSchema that never changes.",
        usage: "modelc freeze [SOURCE] --release VERSION --output FOLDER [options]",
        discussion: HelpText.discussion(
            """
            SOURCE is a Swift file or a folder with @Model classes. The copy has their stored properties, nested in a \
            VersionedSchema, and a comment with its version hashes. The hashes are verified, and written to modelc.lock \
            beside FOLDER. A frozen version is never replaced.

            With --check it writes nothing, and fails if a frozen version in FOLDER was changed, or if the models are \
            not frozen as VERSION.
            """,
            examples: [
                "freeze Sources/Models --release 1.2.0 --output Sources/Schemas",
                "freeze Sources/Models --output Sources/Schemas --check",
            ],
            findings: "a version is not frozen, or a frozen version was changed"))

    @Argument(
        help: ArgumentHelp("A Swift file or a folder with @Model classes.", valueName: "source"), completion: .model)
    var path: String?

    @Option(help: ArgumentHelp("The release, such as 1.2.0. The same as --version.", valueName: "version"))
    var release: String?

    @Option(help: .hidden)
    var version: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder of the frozen versions.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(
        help: ArgumentHelp("The name of the VersionedSchema. (default: SchemaV1_2_0 for 1.2.0)", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "The version of the source to copy. (default: the classes outside of all versions)", valueName: "name"))
    var modelVersion: String?

    @Flag(help: "Write nothing; exit with 1 if a frozen version was changed or is missing.")
    var check = false

    @Flag(help: .newFilesOnly)
    var dryRun = false

    @Option(
        help: ArgumentHelp("Use this lock file instead of modelc.lock beside the folder.", valueName: "file"),
        completion: .file(extensions: ["lock"]))
    var lockFile: String?

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws {
        if release == nil, version == nil, !check {
            throw ValidationError("pass the release with --release, or --check")
        }
        try ValidationError.refuseTogether(("--check", check), ("--dry-run", dryRun))
        try ValidationError.refuseTogether(("--release", release != nil), ("--version", version != nil))
    }

    func run() throws {
        var request = FreezeRequest(output: output)
        request.path = path
        request.release = release ?? version
        request.name = name
        request.modelVersion = modelVersion
        request.isCheck = check
        request.isRehearsal = dryRun
        request.lockFile = lockFile
        let outcome = try Freeze(request, in: common.workspace).run()
        if !common.quiet || dryRun || format == .json {
            try Console.print(outcome.text(format, showsNotes: common.verbose), of: outcome)
        }
        try finish(outcome)
    }
}
