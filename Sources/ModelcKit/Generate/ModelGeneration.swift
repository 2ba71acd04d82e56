import ModelcBase
import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// A model of a run, with the result of reading it and the files that are generated from it.
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
    /// The version hashes of `@Model` classes; empty for other classes.
    private(set) var swiftDataHashes: [SwiftDataEntityHash] = []

    /// Reads the model and generates its files.
    ///
    /// - Parameter problems: the errors in its settings.
    init(_ model: EffectiveModel, _ selection: VersionSelection, _ problems: [SettingProblem], _ workspace: Workspace) {
        settings = model.settings
        own = model.own
        path = model.path.path
        let (path, settings) = (path, settings)
        // Reading the model and compiling the templates are independent.
        reading =
            ConcurrentParts.both(
                { workspace.reader.read(path, selection) }, { ClassGeneration.prepareTemplates(settings) }
            ).0
        let partProblems = settings.strict.value ? [] : reading.partProblems
        let isUsable = reading.isUsable || !partProblems.isEmpty
        let others = reading.diagnostics.filter { !partProblems.contains($0) }
        ledger.enter(others, ofReading: path, isUsable: isUsable)
        diagnostics = ledger.messages(besides: others)
        addFailures(problems.map(\.diagnostic))
        if isUsable { generate(partProblems) }
    }

    private mutating func generate(_ partProblems: [Diagnostic]) {
        guard let version = reading.selectedVersion, let schema = version.model else { return }
        let refusal = ComparisonBudget.refusal(
            of: version.name, at: version.filePath, schema, "is too large to generate classes from")
        if let refusal { return addFailures([refusal]) }
        let model = ResolvedModel(schema)
        addFailures(settingProblems(in: model))
        guard ledger.isEmpty else { return }
        if let problem = ModelNameCheck.problem(inSourceName: sourceName, path: path) {
            return diagnostics.append(problem)
        }
        if SharedSupport.isShared(byFilesIn: folders.machine, besides: model, sourceNameInFiles) {
            settings.fullSupport = .flag(true)
        }
        let generation = generated(model, version, partProblems)
        // If no part of the model was omitted because of these errors, they count as failures to read the whole model.
        if !generation.isPartial { ledger.enter(partProblems) }
        files = generation.files
        diagnostics += generation.diagnostics.map { advised($0, version.format) } + coverage(of: model, version)
        if generation.isPartial { toleratedErrors = Set(generation.diagnostics.filter { $0.severity == .error }) }
        ledger.enter(generation.templateProblems)
        diagnostics += OutputNameCheck.problems(in: files)
        if generator.usesOwnTemplates { addFailures(MarkerCheck.problems(in: files, generator.markers)) }
    }

    private mutating func generated(
        _ model: ResolvedModel, _ version: ModelVersion, _ partProblems: [Diagnostic]
    ) -> CodeGenerationResult {
        guard settings.language?.value == .swiftData else { return generator.files(of: model, version, partProblems) }
        let (result, hashes) = SwiftDataGeneration(
            settings: settings, sourceName: sourceName, modelName: reading.model?.name ?? "",
            versionNames: reading.model?.versions.map(\.name) ?? []
        ).result(of: model, version, partProblems)
        swiftDataHashes = hashes
        return result
    }

    /// Returns the diagnostic; for an entity without a class, with the commands that give it one.
    private func advised(_ diagnostic: Diagnostic, _ format: ModelFormat?) -> Diagnostic {
        guard diagnostic.id == .entityWithoutClass, let entity = diagnostic.modelPath else { return diagnostic }
        var advised = diagnostic
        let action = ActionLine.settingClass(of: entity)
        advised.help =
            EditAdvice.obstacle(format) == nil
            ? "if it is to have one: \(ToolCommandName.edit) \(ShellWord.quoted(path)) \(action)"
            : "\(EditAdvice.source(for: path)); then, for each class: \(ToolCommandName.edit) \(action)"
        return advised
    }

    /// Returns a note if classes are generated for entities with Codegen Manual/None although no setting requests it.
    private func coverage(of model: ResolvedModel, _ version: ModelVersion) -> [Diagnostic] {
        guard settings.allEntities.value, !settings.allEntities.isSet else { return [] }
        let count = model.entities.count { $0.codeGenerationType == nil && $0.className != nil }
        guard count > 0 else { return [] }
        return [
            Diagnostic(
                .coveredManualCodegen, .note,
                "included \(Counted.text(count, "entity", plural: "entities")) with Codegen Manual/None, because "
                    + "\(GenerateSettings.flag(\.style)) is on the command line",
                at: SourceLocation(path: version.filePath),
                help: "to include them in every run, or never, set 'all-entities' in .modelc.yml")
        ]
    }

    private func settingProblems(in model: ResolvedModel) -> [Diagnostic] {
        let names = Set(model.entities.map(\.name))
        let own = own.entities.map { ChosenEntities.problems(in: $0.value, names: names) } ?? []
        return ChosenEntities(settings).problems(in: model) + own
    }

    private mutating func addFailures(_ more: [Diagnostic]) {
        diagnostics += more
        ledger.enter(more)
    }

    /// Whether all files of the model are included. False if an error occurred, except a hash that differs in
    /// SwiftData.
    var isComplete: Bool {
        !diagnostics.contains { $0.severity == .error && $0.id != .swiftDataHashDiffers }
    }

    /// The name of the model's file or bundle.
    var sourceName: String { reading.model?.fileName ?? "" }

    /// The model's name as the first line of machine files (generated files) contains it.
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
        // The headers of Xcode's files have names and dates.
        writer.keepsEqualCode = settings.style.value.era != nil && !action.replacesForeignFiles
        return writer
    }

    private var generator: ClassGeneration {
        ClassGeneration(
            settings: settings, sourceName: sourceName, modelName: reading.model?.name ?? "",
            versionNames: reading.model?.versions.map(\.name) ?? [])
    }
}

extension DiagnosticID {
    /// A layout of Xcode was requested for this run, so that classes are also generated for entities with Codegen
    /// Manual/None.
    package static let coveredManualCodegen = DiagnosticID("covered-manual-codegen")
}

extension ModelReading {
    /// Errors in parts of the version that could otherwise be read; empty if there are other errors.
    fileprivate var partProblems: [Diagnostic] {
        let errors = diagnostics.filter { $0.severity == .error }
        guard selectedVersion?.model != nil, errors.allSatisfy({ $0.id == .unreadableElement && $0.modelPath != nil })
        else { return [] }
        return errors
    }
}
