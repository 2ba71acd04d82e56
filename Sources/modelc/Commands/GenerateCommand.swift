import ArgumentParser
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// `modelc generate MODEL --output DIR`: model -> faults that block -> files -> disk.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Generates managed object classes in Swift or Objective-C.",
        discussion: """
            For each entity two files: a machine file _Book.swift, rewritten whenever the model changes, and a human \
            file Book.swift, written once and never touched again. Nothing is written if anything is wrong.
            """)

    @OptionGroup var model: ModelArguments
    @OptionGroup var output: OutputArguments
    @OptionGroup var classes: ClassArguments
    @OptionGroup(title: "Swift") var swift: SwiftArguments
    @OptionGroup(title: "Objective-C") var objectiveC: ObjectiveCArguments
    @OptionGroup(title: "Xcode's layout") var xcode: XcodeArguments

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    func validate() throws {
        if xcode.isUsed, classes.style == .modern {
            throw ValidationError("the options for Xcode's layout need --style xcode")
        }
        if swift.singleFile, classes.language == .objc || classes.style != .modern {
            throw ValidationError("--single-file is for modelc's own Swift")
        }
    }

    func run() throws {
        let reading = ModelReader().read(model.path, model.selection)
        var report = GenerationReport(model: reading.model, diagnostics: reading.diagnostics)
        guard reading.isUsable, let version = reading.selectedVersion, let schema = version.model else {
            return try finish(report, ExitStatus.unusable)
        }
        let generation = generation.files(of: ResolvedModel(schema), version, in: reading)
        report.diagnostics += generation.diagnostics
        guard !report.hasErrors else { return try finish(report, ExitStatus.findings) }
        let status = deliver(generation.files, of: reading, &report)
        try finish(report, status)
    }

    private var generation: ClassGeneration {
        ClassGeneration(classes: classes, swift: swift, objectiveC: objectiveC, xcode: xcode)
    }

    /// Plans all files and does with them what was asked for; the exit code where that is not 0.
    private func deliver(
        _ files: [GeneratedFile], of reading: ModelReading, _ report: inout GenerationReport
    ) -> ExitCode? {
        let writer = FileWriter(
            folders: output.folders, overwritesForeignFiles: output.force,
            markers: { generation.markers(of: $0, in: reading) })
        do throws(FileWritingError) {
            report.files = try writer.plan(files.filter { output.human || $0.policy == .machine })
            report.orphans = orphans(of: reading, besides: report.files)
            if output.check { return report.drift.hasDrift ? ExitStatus.findings : nil }
            report.diagnostics += report.files.filter { $0.action == .refuse }.map(\.refusal)
            report.diagnostics += output.prune ? [] : report.orphans.map(orphanWarning)
            if report.hasErrors { return ExitStatus.findings }
            if output.dryRun { return nil }
            try writer.write(report.files)
            if output.prune { try writer.remove(report.orphans) }
            return nil
        } catch {
            report.diagnostics.append(error.diagnostic)
            return ExitStatus.unusable
        }
    }

    private func orphans(of reading: ModelReading, besides files: [PlannedFile]) -> [String] {
        OrphanSearch(folder: output.folders.machine, sourceName: reading.model?.fileName ?? "")
            .orphans(besides: files)
    }

    private func orphanWarning(_ path: String) -> Diagnostic {
        Diagnostic(
            .orphanedFile, .warning, "'\(path)' belongs to no entity any more", at: SourceLocation(path: path),
            help: "pass --prune to remove it; its human file stays")
    }

    private func finish(_ report: GenerationReport, _ status: ExitCode?) throws {
        try Console.print(report.text(format, output, showsNotes: notes))
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
