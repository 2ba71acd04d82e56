import ArgumentParser
import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcKit
import ModelcMigration
import ModelcPresentation
import ModelcSourceCode
import ModelcText

/// `modelc mapping new MODEL --from A --to B`: a mapping model for two versions.
struct MappingNewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a mapping model for two versions, as Xcode would start it.",
        discussion: """
            Every stored property gets a row, renamed ones by their old name; what cannot be copied is left to a method \
            of a migration policy that you write, and listed. An existing mapping model is never replaced without \
            --force.
            """)

    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, or a folder with one below it. (default: the only one of the configuration, or "
                + "below this folder)", valueName: "model"),
        completion: .file(extensions: ["xcdatamodeld"]))
    var model = ""

    @Option(help: ArgumentHelp("The older version; the one before the newer if not given.", valueName: "version"))
    var from: String?

    @Option(help: ArgumentHelp("The newer version; the current one if not given.", valueName: "version"))
    var to: String?

    @Option(
        help: ArgumentHelp(
            "Where the mapping model goes; beside the model, and named after both versions, if not given.",
            valueName: "file.xcmappingmodel"),
        completion: .file(extensions: ["xcmappingmodel"]))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the Xcode project, from which the mapping model names its models; theirs if not given.",
            valueName: "dir"),
        completion: .directory)
    var projectDir: String?

    @Flag(help: "Say what would be written, and write nothing.")
    var dryRun = false

    @Flag(help: "Replace a mapping model that exists.")
    var force = false

    func validate() throws {
        if let output, !output.hasSuffix(MappingModelReader.bundleExtension) {
            throw ValidationError("--output has to end with \(MappingModelReader.bundleExtension)")
        }
    }

    mutating func run() throws {
        model = try ChosenModels.one(model)
        let (old, new) = try versions()
        let made = try mappingModel(old, new)
        let bundle = output ?? join(new.folder, made.name + MappingModelReader.bundleExtension)
        let action = try write(made.file(inBundle: PathText.name(of: bundle)), to: bundle)
        let inference = InferenceCheck().infer(from: old.model, to: new.model)
        let text = NewMappingText(composed: made.composed, inference: inference)
        let lines = ["\(action) \(TerminalText.escaped(bundle))"] + text.lines
        try Console.print(lines.map { $0 + "\n" }.joined())
    }

    private func versions() throws -> (old: NewMappingModel.Version, new: NewMappingModel.Version) {
        var source = DiffSource(old: model, new: nil, from: from, to: to, against: nil, againstPath: nil)
        let sides = source.read()
        guard let sides else { throw source.failure }
        DiagnosticOutput.print(source.diagnostics, ofAll: source.models)
        guard sides.old.version.name != sides.new.version.name else {
            throw ValidationError("--from and --to are the same version: '\(sides.new.version.name)'")
        }
        return (version(sides.old), version(sides.new))
    }

    private func version(_ side: DiffSource.Side) -> NewMappingModel.Version {
        NewMappingModel.Version(
            name: side.version.name, path: PathText.folder(of: side.version.file), model: side.model)
    }

    private func mappingModel(
        _ old: NewMappingModel.Version, _ new: NewMappingModel.Version
    ) throws -> NewMappingModel {
        do throws(MappingWritingError) {
            return try NewMappingModel(from: old, to: new, projectFolder: projectDir)
        } catch {
            throw RunFailure([
                Diagnostic(
                    .refusedMappingModel, .error, error.message, at: SourceLocation(path: model), help: error.help)
            ])
        }
    }

    /// Returns what was done, or would be done.
    private func write(_ file: GeneratedFile, to bundle: String) throws -> String {
        let writer = FileWriter(
            folders: OutputFolders(machine: PathText.folder(of: bundle)), overwritesForeignFiles: force,
            markers: { _ in [] })
        do throws(FileWritingError) {
            let planned = try writer.plan([file])
            if planned.contains(where: { $0.action == .refuse }) { throw .unwritable(path: bundle, reason: "") }
            if !dryRun { try FileWriter.write(planned, isDurable: true) }
            let action = planned.first?.action ?? .leave
            return dryRun && action.writes ? "would be \(action.rawValue):" : action.rawValue
        } catch {
            throw RunFailure([diagnostic(error, bundle)])
        }
    }

    private func diagnostic(_ error: FileWritingError, _ bundle: String) -> Diagnostic {
        guard case .unwritable(_, let reason) = error, reason.isEmpty else { return error.diagnostic }
        return Diagnostic(
            .existingMappingModel, .error, "'\(bundle)' is there already, and says something else",
            at: SourceLocation(path: bundle),
            help: "replace it with --force, or bring it up to date and keep what was changed: modelc mapping refresh")
    }

    private func join(_ folder: String, _ name: String) -> String { folder == "." ? name : folder + "/" + name }
}
