import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcDisk
import ModelcKit

/// `modelc generate [MODEL]`: configuration and flags -> for each model: faults that block, files, plan -> disk.
struct GenerateCommand: ParsableCommand, DocumentingCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Generates managed object classes in Swift or Objective-C.",
        discussion: """
            For each entity two files: a machine file _Book.swift, rewritten whenever the model changes, and a human \
            file Book.swift, written once and never touched again. Nothing is written if anything is wrong.

            Settings are read from .modelc.yml, in this folder or in one above; flags override them. Without MODEL all \
            models of that file are generated. 'modelc config' shows the effective settings.
            """)

    @OptionGroup var target: TargetArguments
    @OptionGroup var file: ConfigurationArguments
    @OptionGroup var action: ActionArguments
    @OptionGroup var settings: SettingArguments

    @Option(help: "For people (text) or for programs (json).")
    var format = OutputFormat.text

    @Flag(help: "Show notes as well as warnings and errors.")
    var notes = false

    var printsDocument: Bool { format == .json }

    func run() throws {
        let flags = try settings.settings()
        let loaded = try file.load()
        let configuration = EffectiveConfiguration(loaded.configuration, flags: flags)
        let models = try target.models(of: configuration)
        let configured = configuration.models + models
        let faults = SettingFault.faults(of: models, among: configured)
        try SettingFault.refuseFlags(faults)
        try requireOutputs(models, loaded)

        let stamp = try stamp(models, loaded)
        if format == .text, let count = stamp?.unchangedFileCount() {
            return try Console.print(GenerationReport.summary(unchanged: count))
        }
        var report = GenerationReport(diagnostics: loaded.diagnostics, sources: loaded.sources)
        let run = GenerationRun(
            models: models, configured: configured, faults: faults, selection: target.selection, action: action.action,
            coversAllModels: target.path == nil || configuration.models.count < 2)
        let result = run.run(&report)
        try Console.print(report.text(format, action.action, showsNotes: notes))
        DiagnosticOutput.print(report.diagnostics, sources: report.sources, showsNotes: notes)
        try ExitStatus.end(result)
        if let stamp, report.diagnostics.isEmpty { try write(stamp, after: report.files) }
    }

    private func stamp(_ models: [EffectiveModel], _ loaded: LoadedConfiguration) throws -> GenerationStamp? {
        guard let path = action.stamp else { return nil }
        let folder = PathText.absolute(PathText.folder(of: path))
        let folders = models.flatMap { [$0.settings.output?.value.path, $0.settings.humanOutput?.value.path] }
        if folders.contains(where: { $0.map(PathText.absolute) == folder }) {
            throw ValidationError("--stamp needs a place outside the folders of generated files, which it watches")
        }
        return GenerationStamp(
            path: path, arguments: ProcessArguments.all,
            files: StampedFiles(
                models: models, configuration: loaded.configuration?.path, tool: ProcessArguments.executablePath))
    }

    private func write(_ stamp: GenerationStamp, after files: [PlannedFile]) throws {
        guard let text = stamp.text(after: files) else { return }
        do {
            try FileWriter.write(text, to: stamp.path, replacing: GenerationStamp.marker)
        } catch {
            throw RunFailure.afterOutput(error.diagnostic)
        }
    }

    private func requireOutputs(_ models: [EffectiveModel], _ loaded: LoadedConfiguration) throws {
        guard let model = models.first(where: { $0.settings.output == nil }) else { return }
        let file = loaded.configuration?.path ?? "a " + ConfigurationReader.fileName
        throw ValidationError(
            "no folder is named for the files of '\(model.path.path)': pass --output DIR, or set 'output' in \(file)")
    }
}
