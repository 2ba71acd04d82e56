import ArgumentParser
import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// One model of a run: what was read of it, and the files that it gives.
struct ModelGeneration {
    let settings: GenerateSettings
    let own: GenerateSettings
    let path: String
    let reading: ModelReading
    private(set) var files: [GeneratedFile] = []
    private(set) var diagnostics: [Diagnostic]
    /// The exit code that the model asks for, where that is not 0.
    private(set) var status: ExitCode?

    /// Reads the model and generates its files.
    ///
    /// - Parameter models: all models that settings for all of them may be meant for.
    init(_ model: EffectiveModel, _ selection: VersionSelection, among models: [EffectiveModel]) {
        settings = model.settings
        own = model.own
        path = model.path.path
        reading = ModelReader().read(path, selection)
        diagnostics = reading.diagnostics
        let faults = SettingFault.faults(of: model, among: models).map(\.diagnostic)
        add(faults, status: ExitStatus.unusable)
        generate()
    }

    private mutating func generate() {
        guard reading.isUsable, let version = reading.selectedVersion, let schema = version.model else {
            status = ExitStatus.unusable
            return
        }
        let model = ResolvedModel(schema)
        add(settingFaults(in: model), status: ExitStatus.unusable)
        if status != nil { return }
        if let fault = ModelNameCheck.fault(inSourceName: sourceName, path: path) {
            return add([fault], status: ExitStatus.findings)
        }
        let generation = generator.files(of: model, version)
        files = generation.files
        let isUnreadable = generation.diagnostics.contains { $0.id == .unreadableTemplates }
        add(generation.diagnostics, status: isUnreadable ? ExitStatus.unusable : ExitStatus.findings)
        add(OutputNameCheck.faults(in: files), status: ExitStatus.findings)
        if generator.usesOwnTemplates { add(MarkerCheck.faults(in: files), status: ExitStatus.findings) }
        // Reading a model can find faults without an end of it.
        if status == nil, diagnostics.contains(where: { $0.severity == .error }) { status = ExitStatus.findings }
    }

    private func settingFaults(in model: ResolvedModel) -> [Diagnostic] {
        let names = Set(model.entities.map(\.name))
        let own = own.entities.map { ChosenEntities.faults(in: $0.value, names: names) } ?? []
        return ChosenEntities(settings).faults(in: model) + own
    }

    private mutating func add(_ more: [Diagnostic], status: ExitCode) {
        diagnostics += more
        if self.status == nil, more.contains(where: { $0.severity == .error }) { self.status = status }
    }

    /// The name of the model's file or bundle.
    var sourceName: String { reading.model?.fileName ?? "" }

    /// The model's name as it stands in machine files.
    var sourceNameInFiles: String { ModelNameCheck.shown(sourceName) }

    /// The names of the entities, as far as the model could be read.
    var entityNames: Set<String> { Set(reading.selectedVersion?.model?.entities.map(\.name) ?? []) }

    var folders: OutputFolders {
        let output = settings.output?.value.path ?? ""
        return OutputFolders(machine: output, human: settings.humanOutput?.value.path)
    }

    /// The writer of the model's files.
    func writer(_ action: ActionArguments) -> FileWriter {
        let generator = generator
        return FileWriter(
            folders: folders, overwritesForeignFiles: action.force, markers: { generator.markers(of: $0) })
    }

    private var generator: ClassGeneration {
        ClassGeneration(
            settings: settings, sourceName: sourceName, modelName: reading.model?.name ?? "",
            versionNames: reading.model?.versions.map(\.name) ?? [])
    }
}
