import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Generates the classes of models. Determines the effective settings from the configuration and the request, generates
/// the files of each model, decides for each file whether to write it, and writes the files.
package struct Generate: UseCase {
    private let request: GenerateRequest
    private let workspace: Workspace

    package init(_ request: GenerateRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if the configuration cannot be used, if it is not clear which model is meant, or
    ///   if a setting cannot be applied.
    package func run() throws -> GenerateOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        let configuration = EffectiveConfiguration(
            loaded.configuration, flags: request.settings.counted(from: workspace))
        let models = try models(of: configuration).map(covering)
        let configured = configuration.models + models
        let problems = zip(
            SettingProblem.problems(of: models, among: configured),
            SupportConflicts.problems(of: models, among: configured)
        ).map { $0 + $1 }
        try SettingProblem.refuseFlags(problems)
        try requireOutputs(models, loaded)
        let stamp = try stamp(models, loaded)
        var report = GenerationReport(sources: loaded.sources)
        if request.stamp?.mayAnswer ?? false, let count = stamp?.unchangedFileCount() {
            return GenerateOutcome(report: report, result: .done, unchangedCount: count)
        }
        let lock = try lock(for: models)
        defer { lock?.release() }
        let run = GenerationRun(
            models: models, configured: configured, problems: problems, selection: request.selection,
            action: request.action, coversAllModels: request.path == nil || configuration.models.count < 2,
            in: workspace)
        let result = run.run(&report)
        if isOnDisk(result, report) { report.diagnostics += unsaved(models, loaded) }
        var outcome = GenerateOutcome(report: report, result: result)
        outcome.hasWritten = isOnDisk(result, report) && report.files.contains { $0.action.writes }
        if result == .done, report.diagnostics.isEmpty { outcome.stampProblem = write(stamp, after: report.files) }
        return outcome
    }

    private func isOnDisk(_ result: RunResult, _ report: GenerationReport) -> Bool {
        isWriting && !report.hasErrors && result != .failed
    }

    /// Returns warnings for settings of the command line that the configuration does not have. A build that passes its
    /// settings in every run, with a stamp, gets none.
    private func unsaved(_ models: [EffectiveModel], _ loaded: LoadedConfiguration) -> [Diagnostic] {
        guard let configuration = loaded.configuration, request.stamp == nil else { return [] }
        let saved = EffectiveConfiguration(configuration).models
        return UnsavedSettings(path: configuration.path, models: models, configured: saved).diagnostics(
            workspace.display)
    }

    private var isWriting: Bool { !request.action.isCheck && !request.action.isRehearsal }

    /// Locks the folders of machine files (generated files that are rewritten in each run), because the contents of the
    /// support file depend on files that other runs write into these folders.
    private func lock(for models: [EffectiveModel]) throws(RunFailure) -> WriteLock? {
        guard isWriting else { return nil }
        return try WriteLock.taken(of: models.compactMap { $0.settings.output?.value.path }, waiting: workspace.waiting)
    }

    /// Returns the models to generate, with their effective settings.
    private func models(of configuration: EffectiveConfiguration) throws -> [EffectiveModel] {
        if request.path == nil, !configuration.models.isEmpty {
            // A version name belongs to one model. The configuration may have several entries for this model.
            let paths = Set(configuration.models.map { PathText.absolute($0.path.path) })
            if paths.count > 1, case .named = request.selection { _ = try ChosenModels(in: workspace).one(nil) }
            // The configuration may list models that only other commands use, and for which modelc generates no
            // classes.
            let generated = configuration.models.filter { $0.settings.output != nil }
            return generated.isEmpty ? configuration.models : generated
        }
        return configuration.models(at: try ChosenModels(in: workspace).only(at: request.path ?? "."))
    }

    /// Returns the model with settings that include all entities, if a layout of Xcode is requested for this run and no
    /// setting decides which entities are included.
    private func covering(_ model: EffectiveModel) -> EffectiveModel {
        guard request.coversManualEntities, model.settings.style.value.era != nil, !model.settings.allEntities.isSet
        else { return model }
        var model = model
        model.settings.allEntities.value = true
        return model
    }

    private func requireOutputs(_ models: [EffectiveModel], _ loaded: LoadedConfiguration) throws {
        guard let model = models.first(where: { $0.settings.output == nil }) else { return }
        // A model that does not exist is reported first.
        let reading = workspace.reader.read(model.path.path, request.selection)
        guard reading.model != nil else { throw RunFailure(reading.diagnostics) }
        let file = loaded.configuration?.path ?? "a " + ConfigurationReader.fileName
        let isOfPlugin = PackagePlugins(in: workspace).generatesClasses
        let fact =
            isOfPlugin
            ? "the plugin GenerateManagedObjects makes the classes of '\(model.path.path)' in every build; for other files "
            : "'\(model.path.path)' has no output folder: "
        throw UsageError(fact + "pass \(workspace.wording[.output]) DIR, or set 'output' in " + file)
    }

    private func stamp(_ models: [EffectiveModel], _ loaded: LoadedConfiguration) throws -> RunStamp? {
        guard let stamp = request.stamp else { return nil }
        let path = workspace.path(stamp.path)
        let folder = PathText.absolute(PathText.folder(of: path))
        let folders = models.flatMap { [$0.settings.output?.value.path, $0.settings.humanOutput?.value.path] }
        if folders.contains(where: { $0.map(PathText.absolute) == folder }) {
            throw UsageError(
                "\(workspace.wording[.stamp]) needs a place outside the folders of generated files, which it watches")
        }
        return RunStamp(
            path: path, arguments: stamp.arguments,
            files: StampedFiles(models: models, configuration: loaded.configuration?.path, tool: stamp.tool),
            in: workspace)
    }

    /// Writes the stamp (the record of this run, with which a later run can be skipped). Returns the error if it cannot
    /// be written; nil without a stamp.
    private func write(_ stamp: RunStamp?, after files: [PlannedFile]) -> Diagnostic? {
        guard let stamp, let text = stamp.text(after: files) else { return nil }
        do throws(FileWritingError) {
            try FileWriter.write(text, to: stamp.path, replacing: RunStamp.marker)
            return nil
        } catch {
            return error.diagnostic
        }
    }
}
