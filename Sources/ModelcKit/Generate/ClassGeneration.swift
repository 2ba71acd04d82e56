import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcVersionHash

/// Generates a model's classes in the layout and language of its settings.
struct ClassGeneration {
    let settings: GenerateSettings
    /// The name of the model's bundle or file, with its extension.
    let sourceName: String
    let modelName: String
    /// The names of all versions in the model's bundle.
    let versionNames: [String]

    /// Returns the generated files, or the reasons why nothing is generated. Parts of the model with errors are
    /// omitted; in strict mode, they are a reason to generate nothing.
    ///
    /// - Parameter partProblems: the errors in parts of the model that could not be read.
    func files(
        of model: ResolvedModel, _ version: ModelVersion, _ partProblems: [Diagnostic]
    ) -> CodeGenerationResult {
        let found = Linter.structuralProblems(in: model).map { $0.diagnostic(locate: version.location) }
        let problems = partProblems + found
        if settings.strict.value {
            return problems.isEmpty
                ? allFiles(of: model, version) : CodeGenerationResult(files: [], diagnostics: problems)
        }
        var partial = PartialGeneration(of: model, problems: problems.map(weighed))
        while let model = partial.next {
            partial.add((partial.isWhole ? self : withoutModel).allFiles(of: model, version))
        }
        var result = partial.result(locate: version.location)
        if result.isPartial, hasModelCode {
            result.diagnostics.append(missingModelCode(at: version.location(of: SchemaLocation(model.model))))
        }
        return result
    }

    /// Whether the generated files include the model as code. The settings must request this. It is possible only in
    /// Swift and in modelc's own layout.
    private var hasModelCode: Bool {
        settings.programmaticModel.value && settings.style.value.isOwn
            && settings.language?.value ?? .swift == .swift
    }

    private func missingModelCode(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .modelCodeLeftOut, .warning,
            "the model of '\(sourceName)' was not written as code: it needs the classes of all entities",
            at: location,
            help: "correct the errors; until then the file of the model stays as it is, which may be an older model")
    }

    /// Returns a structural error as a warning if classes can be generated in spite of it. If the model is also
    /// generated as code, all errors remain errors, because this code must be complete.
    private func weighed(_ problem: Diagnostic) -> Diagnostic {
        Linter.allowsClasses(problem.id) && !settings.programmaticModel.value ? problem.demoted() : problem
    }

    /// The same generation, but without the model as code. It is used if entities are omitted, because the code would
    /// need their classes.
    private var withoutModel: ClassGeneration {
        var settings = settings
        settings.programmaticModel = .flag(false)
        return ClassGeneration(
            settings: settings, sourceName: sourceName, modelName: modelName, versionNames: versionNames)
    }

    private func allFiles(of model: ResolvedModel, _ version: ModelVersion) -> CodeGenerationResult {
        let names = ChosenEntities(settings).names(in: model)
        let kind = templateSet(of: model)
        let (templates, problems) = templates.compiled(for: kind)
        guard let templates else {
            return CodeGenerationResult(files: [], diagnostics: problems, templateProblems: problems)
        }
        let input = input(names, facts(of: model, version))
        var generation =
            switch kind {
            case .swift: CodeGenerator(input, templates: templates).generate(model, locate: version.location)
            case .objectiveC: ObjectiveCGenerator(input, templates: templates).generate(model, locate: version.location)
            case .xcodeSwift, .xcodeObjectiveC:
                XcodeStyleGenerator(input).generate(model, templates: templates, locate: version.location)
            case .mogeneratorSwift, .mogeneratorObjectiveC:
                MogeneratorGenerator(input, MogeneratorOptions(settings, kind.language))
                    .generate(model, templates: templates, locate: version.location)
            }
        generation.diagnostics = problems + generation.diagnostics
        return generation
    }

    /// Returns the template set. The language of the model matters only in Xcode's layouts.
    private func templateSet(of model: ResolvedModel) -> BundledTemplateSet {
        xcodeGenerator?.templateSet(of: model)
            ?? BundledTemplateSet(settings.style.value, settings.language?.value.output ?? .swift)
    }

    /// Compiles the bundled templates for the settings in advance, while the model is being read.
    static func prepareTemplates(_ settings: GenerateSettings) {
        guard settings.style.value.era == nil, !ModelTemplates(settings).isOwn else { return }
        if settings.language?.value == .swiftData { return }
        _ = OutputTemplates.bundled(BundledTemplateSet(settings.style.value, settings.language?.value.output ?? .swift))
    }

    /// Returns the texts that mark an existing file as generated. `file` may replace an existing file only if that file
    /// contains one of these texts.
    func markers(of file: GeneratedFile) -> [String] {
        xcodeGenerator?.markers(of: file) ?? [GeneratedFile.marker, "// " + MachineFileHeader.mogeneratorMarker]
    }

    /// Whether any file is generated from a template of the user, which is not bundled with modelc.
    var usesOwnTemplates: Bool { templates.isOwn }

    /// The generator of Xcode's layouts, for messages before any file is generated; nil for modelc's own layout.
    private var xcodeGenerator: XcodeStyleGenerator? {
        settings.style.value.era == nil ? nil : XcodeStyleGenerator(input(nil))
    }

    private func input(_ names: Set<String>?, _ version: VersionFacts = VersionFacts()) -> CodeGenerationInput {
        CodeGenerationInput(
            sourceName: sourceName, modelName: modelName, settings: settings, entityNames: names, version: version)
    }

    /// Returns the data about the version that templates can use. Hashes are computed on demand, because the bundled
    /// templates use none.
    private func facts(of model: ResolvedModel, _ version: ModelVersion) -> VersionFacts {
        VersionFacts(
            name: version.name, isCurrent: version.isCurrent, allNames: versionNames,
            hashes: templates.isOwn ? VersionHasher.hashes(of: model) : nil)
    }

    private var templates: ModelTemplates { ModelTemplates(settings) }
}

extension DiagnosticID {
    /// The code that creates the model was not generated, because a part of the model was omitted.
    static let modelCodeLeftOut = DiagnosticID("model-code-left-out")
}
