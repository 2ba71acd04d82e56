import ModelcBase
import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// A model of a run, with what was read of it and the files that are generated from it.
struct ModelGeneration {
    private(set) var settings: GenerateSettings
    let own: GenerateSettings
    let path: String
    let reading: ModelReading
    private(set) var files: [GeneratedFile] = []
    private(set) var diagnostics: [Diagnostic]
    /// The failures to read the model, its settings, or its templates.
    private(set) var ledger = RunLedger()
    /// Errors in parts of the model that were omitted.
    private(set) var toleratedErrors: Set<Diagnostic> = []

    /// Reads the model and generates its files.
    ///
    /// - Parameter faults: the errors in its settings.
    init(_ model: EffectiveModel, _ selection: VersionSelection, _ faults: [SettingProblem], _ workspace: Workspace) {
        settings = model.settings
        own = model.own
        path = model.path.path
        let (path, settings) = (path, settings)
        // The two are independent.
        reading =
            ConcurrentParts.both(
                { workspace.reader.read(path, selection) }, { ClassGeneration.prepareTemplates(settings) }
            ).0
        let partFaults = settings.strict.value ? [] : reading.partFaults
        let isUsable = reading.isUsable || !partFaults.isEmpty
        let others = reading.diagnostics.filter { !partFaults.contains($0) }
        ledger.enter(others, ofReading: path, isUsable: isUsable)
        diagnostics = ledger.messages(besides: others)
        addFailures(faults.map(\.diagnostic))
        if isUsable { generate(partFaults) }
    }

    private mutating func generate(_ partFaults: [Diagnostic]) {
        guard let version = reading.selectedVersion, let schema = version.model else { return }
        let refusal = ComparisonBudget.refusal(
            of: version.name, at: version.filePath, schema, "is too large to generate classes from")
        if let refusal { return addFailures([refusal]) }
        let model = ResolvedModel(schema)
        addFailures(settingFaults(in: model))
        guard ledger.isEmpty else { return }
        if let fault = ModelNameCheck.fault(inSourceName: sourceName, path: path) { return diagnostics.append(fault) }
        if SharedSupport.isShared(byFilesIn: folders.machine, besides: model, sourceNameInFiles) {
            settings.fullSupport = .flag(true)
        }
        let generation = generator.files(of: model, version, partFaults)
        // If no part of the model was omitted because of these errors, they count as failures to read the model.
        if !generation.isPartial { ledger.enter(partFaults) }
        files = generation.files
        diagnostics += generation.diagnostics
        if generation.isPartial { toleratedErrors = Set(generation.diagnostics.filter { $0.severity == .error }) }
        ledger.enter(generation.templateFaults)
        diagnostics += OutputNameCheck.faults(in: files)
        if generator.usesOwnTemplates { addFailures(MarkerCheck.faults(in: files, generator.markers)) }
    }

    private func settingFaults(in model: ResolvedModel) -> [Diagnostic] {
        let names = Set(model.entities.map(\.name))
        let own = own.entities.map { ChosenEntities.faults(in: $0.value, names: names) } ?? []
        return ChosenEntities(settings).faults(in: model) + own
    }

    private mutating func addFailures(_ more: [Diagnostic]) {
        diagnostics += more
        ledger.enter(more)
    }

    /// Whether these are all of the model's files.
    var isComplete: Bool { !diagnostics.hasErrors }

    /// The name of the model's file or bundle.
    var sourceName: String { reading.model?.fileName ?? "" }

    /// The model's name as written in machine files.
    var sourceNameInFiles: String { ModelNameCheck.shown(sourceName) }

    /// The names of the entities, as far as the model could be read.
    var entityNames: Set<String> { Set(reading.selectedVersion?.model?.entities.map(\.name) ?? []) }

    /// The names of the attributes of all entities, as far as the model could be read.
    var attributeNames: Set<String> {
        Set(reading.selectedVersion?.model?.entities.flatMap { $0.attributes.map(\.name) } ?? [])
    }

    var folders: OutputFolders {
        let output = settings.output?.value.path ?? ""
        return OutputFolders(machine: output, human: settings.humanOutput?.value.path)
    }

    /// Returns the writer for the model's files.
    func writer(_ action: GenerationAction) -> FileWriter {
        let generator = generator
        var writer = FileWriter(
            folders: folders, overwritesForeignFiles: action.replacesForeignFiles,
            markers: { generator.markers(of: $0) })
        writer.ignoresFormatting = action.ignoresFormatting
        return writer
    }

    private var generator: ClassGeneration {
        ClassGeneration(
            settings: settings, sourceName: sourceName, modelName: reading.model?.name ?? "",
            versionNames: reading.model?.versions.map(\.name) ?? [])
    }
}

extension ModelReading {
    /// Errors in parts of the version that could otherwise be read; empty if there are other errors.
    fileprivate var partFaults: [Diagnostic] {
        let errors = diagnostics.filter { $0.severity == .error }
        guard selectedVersion?.model != nil, errors.allSatisfy({ $0.id == .unreadableElement && $0.modelPath != nil })
        else { return [] }
        return errors
    }
}

/// Finds support files that several models use and that therefore have to contain everything.
///
/// The support file of a model contains only what the model uses. Models with the same output folder share the file, and models
/// without one (`support: false`) use that of another model of the module.
enum SharedSupport {
    /// Returns the models, with the setting for a full support file if other models share it.
    ///
    /// - Parameters:
    ///   - run: the models of the run. These can be several entries of one model. Those of the configuration may be the same
    ///     entries without flags.
    ///   - configured: all models of the configuration.
    static func applied(
        to models: [EffectiveModel], of run: [EffectiveModel], among configured: [EffectiveModel]
    ) -> [EffectiveModel] {
        models.map { model in
            let others =
                configured.filter { $0.path != model.path } + run.filter { $0.path == model.path && $0 != model }
            guard others.contains(where: { shares($0, with: model) }) else { return model }
            var shared = model
            shared.settings.fullSupport = .flag(true)
            return shared
        }
    }

    private static func shares(_ other: EffectiveModel, with model: EffectiveModel) -> Bool {
        guard usesSupport(other.settings), usesSupport(model.settings) else { return false }
        return !other.settings.support.value || folder(of: other) == folder(of: model)
    }

    static func folder(of model: EffectiveModel) -> String? {
        model.settings.output.map { PathText.absolute($0.value.path) }
    }

    /// Whether the classes use the support file. Only Swift classes in modelc's own layout do.
    static func usesSupport(_ settings: GenerateSettings) -> Bool {
        settings.style.value.era == nil && settings.language?.value ?? .swift == .swift
    }

    /// Whether the output folder contains machine files of other models that were generated before and also use the support
    /// file.
    ///
    /// - Parameters:
    ///   - model: the model; its own files need not be read.
    ///   - sourceName: the model's name as written in machine files.
    static func isShared(byFilesIn folder: String, besides model: ResolvedModel, _ sourceName: String) -> Bool {
        let classes = model.entities.map { ($0.className?.name ?? $0.name) + ".swift" }
        let own = Set(classes + classes.map { "_" + $0 })
        let names = (try? FolderListing.names(in: folder)) ?? []
        return names.contains { name in
            guard name.hasSuffix(".swift"), !own.contains(name),
                case .success(let bytes) = FileBytes.head(of: folder + "/" + name, length: MachineFileHeader.length),
                let source = MachineFileHeader(bytes)?.sourceName
            else { return false }
            return source != sourceName
        }
    }
}

/// Finds models of one module whose support files do not go together: one lacks what another model needs, or two are there.
enum SupportConflicts {
    /// What is wrong with each of some models.
    ///
    /// - Parameter all: all models of the configuration, and those of the run.
    static func faults(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingProblem]] {
        models.map { model in
            guard SharedSupport.usesSupport(model.settings) else { return [] }
            let others = all.filter { other in
                other.path != model.path && SharedSupport.usesSupport(other.settings) && other.settings.support.value
                    && other.settings.module?.value == model.settings.module?.value
            }
            return [missingKeys(of: model, others), doubledSupport(of: model, others)].compactMap { $0 }
        }
    }

    /// A model without a support file has typed keys, and those that have one do not.
    private static func missingKeys(of model: EffectiveModel, _ others: [EffectiveModel]) -> SettingProblem? {
        guard !model.settings.support.value, model.settings.typedKeys.value, let supplier = others.first,
            !others.contains(where: { $0.settings.typedKeys.value })
        else { return nil }
        return SettingProblem(
            id: .settingConflict,
            message: "'\(model.path.path)' uses the support file of '\(supplier.path.path)', which has no typed keys",
            help: "give both models the same 'typed-keys'", origin: model.settings.support.origin)
    }

    /// The single file of a model has the support code in it, and another file in the folder has it, too.
    private static func doubledSupport(of model: EffectiveModel, _ others: [EffectiveModel]) -> SettingProblem? {
        guard model.settings.singleFile.value, model.settings.support.value,
            let other = others.first(where: { SharedSupport.folder(of: $0) == SharedSupport.folder(of: model) })
        else { return nil }
        return SettingProblem(
            id: .settingConflict,
            message: "the single file of '\(model.path.path)' has the support code, and so have the files of "
                + "'\(other.path.path)' in the same folder",
            help: "set 'support: false' for one of them, or give each its own 'output'",
            origin: model.settings.singleFile.origin)
    }
}
