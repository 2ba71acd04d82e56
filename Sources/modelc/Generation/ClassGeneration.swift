import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcTemplating

/// Generates a model's classes in the layout and the language that were asked for.
struct ClassGeneration {
    let classes: ClassArguments
    let swift: SwiftArguments
    let objectiveC: ObjectiveCArguments
    let xcode: XcodeArguments

    /// The files, or the reasons why there are none: first those for which nothing at all can be generated.
    func files(of model: ResolvedModel, _ version: ModelVersion, in reading: ModelReading) -> CodeGenerationResult {
        let faults = Linter.structuralFaults(in: model).map { $0.diagnostic(locate: version.location) }
        guard faults.isEmpty else { return CodeGenerationResult(files: [], diagnostics: faults) }
        if let era = classes.style.era {
            return xcodeGenerator(era, reading).generate(model, locate: version.location)
        }
        switch classes.language ?? .swift {
        case .swift: return swiftFiles(of: model, version, in: reading)
        case .objc: return objectiveCFiles(of: model, version, in: reading)
        }
    }

    /// The texts of which a file has one if it may be replaced by `file`.
    func markers(of file: GeneratedFile, in reading: ModelReading) -> [String] {
        guard let era = classes.style.era else { return [CodeGenerator.marker] }
        return xcodeGenerator(era, reading).markers(of: file)
    }

    private func xcodeGenerator(_ era: XcodeEra, _ reading: ModelReading) -> XcodeStyleGenerator {
        XcodeStyleGenerator(options: xcode.options(era, for: reading, classes))
    }

    private func swiftFiles(
        of model: ResolvedModel, _ version: ModelVersion, in reading: ModelReading
    ) -> CodeGenerationResult {
        let (templates, faults) = swiftTemplates()
        guard let templates else { return CodeGenerationResult(files: [], diagnostics: faults) }
        let options = swift.options(for: reading, classes)
        var generation = CodeGenerator(options: options, templates: templates).generate(model, locate: version.location)
        if swift.singleFile, !generation.hasErrors {
            let merger = SingleFileMerger(sourceName: options.sourceName, modelName: options.modelName)
            generation.files = merger.merge(generation.files)
        }
        generation.diagnostics = faults + generation.diagnostics
        return generation
    }

    private func swiftTemplates() -> (OutputTemplates?, [Diagnostic]) {
        guard let folder = classes.templates else { return (.bundledSwift, []) }
        let (set, faults) = TemplateFolder(path: folder).set(over: OutputTemplates.bundledSwiftSources)
        guard let set else { return (nil, faults) }
        let (templates, more) = OutputTemplates.compile(set)
        let all = faults + more
        return (all.contains { $0.severity == .error } ? nil : templates, all)
    }

    private func objectiveCFiles(
        of model: ResolvedModel, _ version: ModelVersion, in reading: ModelReading
    ) -> CodeGenerationResult {
        let options = objectiveC.options(for: reading, classes)
        guard let folder = classes.templates else {
            return ObjectiveCGenerator(options: options).generate(model, locate: version.location)
        }
        let (set, faults) = TemplateFolder(path: folder).set(over: ObjectiveCTemplateSet.bundledSources)
        guard let set else { return CodeGenerationResult(files: [], diagnostics: faults) }
        return ObjectiveCGenerator(options: options, templates: ObjectiveCTemplateSet(set))
            .generate(model, locate: version.location)
    }
}
