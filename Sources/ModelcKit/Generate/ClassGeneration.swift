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
    /// The model's file or bundle name with its extension.
    let sourceName: String
    let modelName: String
    /// The names of all versions in the model's bundle.
    let versionNames: [String]

    /// Returns the files, or the reasons why there are none. Parts of the model with errors are omitted, unless the settings
    /// are strict.
    ///
    /// - Parameter partFaults: the parts of the model that could not be read.
    func files(
        of model: ResolvedModel, _ version: ModelVersion, _ partFaults: [Diagnostic]
    ) -> CodeGenerationResult {
        let found = Linter.structuralFaults(in: model).map { $0.diagnostic(locate: version.location) }
        let faults = partFaults + found
        if settings.strict.value {
            return faults.isEmpty ? allFiles(of: model, version) : CodeGenerationResult(files: [], diagnostics: faults)
        }
        var partial = PartialGeneration(of: model, faults: faults.map(weighed))
        while let model = partial.next {
            partial.add((partial.isWhole ? self : withoutModel).allFiles(of: model, version))
        }
        var result = partial.result(locate: version.location)
        if result.isPartial, hasModelCode {
            result.diagnostics.append(missingModelCode(at: version.location(of: SchemaLocation(model.model))))
        }
        return result
    }

    /// Whether the generated files include the model as code. The settings must request it, and it exists only in Swift
    /// and in modelc's own layout.
    private var hasModelCode: Bool {
        settings.programmaticModel.value && settings.style.value.era == nil
            && settings.language?.value ?? .swift == .swift
    }

    private func missingModelCode(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .modelCodeLeftOut, .warning,
            "the model of '\(sourceName)' was not written as code: it needs the classes of all entities",
            at: location,
            help: "correct the errors; until then the file of the model stays as it is, which may be an older model")
    }

    /// Returns a structural error with the severity that it has for classes. The model as code has to be complete, so that all
    /// errors remain errors.
    private func weighed(_ fault: Diagnostic) -> Diagnostic {
        Linter.allowsClasses(fault.id) && !settings.programmaticModel.value ? fault.demoted() : fault
    }

    /// The same generation without the model as code. This code would lack the classes of omitted entities.
    private var withoutModel: ClassGeneration {
        var settings = settings
        settings.programmaticModel = .flag(false)
        return ClassGeneration(
            settings: settings, sourceName: sourceName, modelName: modelName, versionNames: versionNames)
    }

    private func allFiles(of model: ResolvedModel, _ version: ModelVersion) -> CodeGenerationResult {
        let names = ChosenEntities(settings).names(in: model)
        let kind = templateSet(of: model)
        let (templates, faults) = templates.compiled(for: kind)
        guard let templates else {
            return CodeGenerationResult(files: [], diagnostics: faults, templateFaults: faults)
        }
        let input = input(names, facts(of: model, version))
        var generation =
            switch kind {
            case .swift: CodeGenerator(input, templates: templates).generate(model, locate: version.location)
            case .objectiveC: ObjectiveCGenerator(input, templates: templates).generate(model, locate: version.location)
            case .xcodeSwift, .xcodeObjectiveC:
                XcodeStyleGenerator(input).generate(model, templates: templates, locate: version.location)
            }
        generation.diagnostics = faults + generation.diagnostics
        return generation
    }

    /// Returns the template set. The language of the model matters only in Xcode's layouts.
    private func templateSet(of model: ResolvedModel) -> BundledTemplateSet {
        xcodeGenerator?.templateSet(of: model)
            ?? BundledTemplateSet(settings.style.value, settings.language?.value ?? .swift)
    }

    /// Compiles the bundled templates for the settings, before the model is known.
    static func prepareTemplates(_ settings: GenerateSettings) {
        guard settings.style.value.era == nil, !ModelTemplates(settings).isOwn else { return }
        _ = OutputTemplates.bundled(BundledTemplateSet(settings.style.value, settings.language?.value ?? .swift))
    }

    /// Returns the markers of a file. An existing file may be replaced by `file` only if it contains one of these
    /// texts.
    func markers(of file: GeneratedFile) -> [String] {
        xcodeGenerator?.markers(of: file) ?? [GeneratedFile.marker, "// " + MachineFileHeader.mogeneratorMarker]
    }

    /// Whether any file comes from a template that is not bundled with the tool.
    var usesOwnTemplates: Bool { templates.isOwn }

    /// The generator of Xcode's layouts, for messages before any file is generated; nil for modelc's own layout.
    private var xcodeGenerator: XcodeStyleGenerator? {
        settings.style.value.era == nil ? nil : XcodeStyleGenerator(input(nil))
    }

    private func input(_ names: Set<String>?, _ version: VersionFacts = VersionFacts()) -> CodeGenerationInput {
        CodeGenerationInput(
            sourceName: sourceName, modelName: modelName, settings: settings, entityNames: names, version: version)
    }

    /// Returns the facts about the version that templates can use. Hashes are computed on demand, because the bundled templates
    /// use none.
    private func facts(of model: ResolvedModel, _ version: ModelVersion) -> VersionFacts {
        VersionFacts(
            name: version.name, isCurrent: version.isCurrent, allNames: versionNames,
            hashes: templates.isOwn ? VersionHasher.hashes(of: model) : nil)
    }

    private var templates: ModelTemplates { ModelTemplates(settings) }
}

extension DiagnosticID {
    /// The model as code was omitted because a part of the model was omitted.
    static let modelCodeLeftOut = DiagnosticID("model-code-left-out")
}
