import ArgumentParser
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// `modelc generate MODEL --output DIR`: model -> faults that block -> files -> disk.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Generates managed object classes in Swift.",
        discussion: """
            For each entity two files: a machine file _Book.swift, rewritten whenever the model changes, and a human \
            file Book.swift, written once and never touched again. Nothing is written if anything is wrong.
            """)

    @OptionGroup var model: ModelArguments
    @OptionGroup var swift: SwiftArguments

    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder for the files; it is made if needed.", valueName: "dir"),
        completion: .directory)
    var output: String

    @Flag(help: "Replace files in the way of machine files even if modelc did not write them.")
    var force = false

    @Flag(help: "Write nothing; list the paths of the files, one a line.")
    var dryRun = false

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    func run() throws {
        let reading = ModelReader().read(model.path, model.selection)
        var report = GenerationReport(model: reading.model, diagnostics: reading.diagnostics)
        guard reading.isUsable, let version = reading.selectedVersion, let schema = version.model else {
            return try finish(report, ExitStatus.unusable)
        }
        let generation = generate(ResolvedModel(schema), of: version, in: reading)
        report.diagnostics += generation.diagnostics
        guard !report.hasErrors else { return try finish(report, ExitStatus.findings) }
        let status = write(generation.files, &report)
        try finish(report, status)
    }

    private func generate(
        _ model: ResolvedModel, of version: ModelVersion, in reading: ModelReading
    ) -> CodeGenerationResult {
        let faults = Linter.structuralFaults(in: model).map { $0.diagnostic(locate: version.location) }
        guard faults.isEmpty else { return CodeGenerationResult(files: [], diagnostics: faults) }
        let options = swift.options(for: reading)
        return CodeGenerator(options: options).generate(model, locate: version.location)
    }

    /// Plans all files, then writes them; the exit code where that is not possible.
    private func write(_ files: [GeneratedFile], _ report: inout GenerationReport) -> ExitCode? {
        let writer = FileWriter(folder: output, overwritesForeignFiles: force)
        do throws(FileWritingError) {
            report.files = try writer.plan(files)
            report.diagnostics += report.files.filter { $0.action == .refuse }.map(\.refusal)
            if report.hasErrors { return ExitStatus.findings }
            if !dryRun { try writer.write(report.files) }
            return nil
        } catch {
            report.diagnostics.append(error.diagnostic)
            return ExitStatus.unusable
        }
    }

    private func finish(_ report: GenerationReport, _ status: ExitCode?) throws {
        Console.print(report.text(format, isDryRun: dryRun, showsNotes: notes))
        DiagnosticOutput.print(report.diagnostics, of: report.model, showsNotes: notes)
        if let status { throw status }
    }
}

extension PlannedFile {
    /// Why the file is not written.
    fileprivate var refusal: Diagnostic {
        Diagnostic(
            .foreignFile, .error, "'\(path)' is in the way: modelc did not write it", at: SourceLocation(path: path),
            help: "move it, choose another folder, or pass --force to replace it")
    }
}
