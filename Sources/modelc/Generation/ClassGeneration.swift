import ModelcCodegen
import ModelcFiles
import ModelcLint
import ModelcSchema

/// Generates a model's classes in the layout that was asked for.
struct ClassGeneration {
    let swift: SwiftArguments
    let xcode: XcodeArguments

    /// The files, or the reasons why there are none: first those for which nothing at all can be generated.
    func files(of model: ResolvedModel, _ version: ModelVersion, in reading: ModelReading) -> CodeGenerationResult {
        let faults = Linter.structuralFaults(in: model).map { $0.diagnostic(locate: version.location) }
        guard faults.isEmpty else { return CodeGenerationResult(files: [], diagnostics: faults) }
        guard let era = xcode.style.era else { return modernFiles(of: model, version, in: reading) }
        return xcodeGenerator(era, reading).generate(model, locate: version.location)
    }

    /// The texts of which a file has one if it may be replaced by `file`.
    func markers(of file: GeneratedFile, in reading: ModelReading) -> [String] {
        guard let era = xcode.style.era else { return [CodeGenerator.marker] }
        return xcodeGenerator(era, reading).markers(of: file)
    }

    private func xcodeGenerator(_ era: XcodeEra, _ reading: ModelReading) -> XcodeStyleGenerator {
        XcodeStyleGenerator(options: xcode.options(era, for: reading, module: swift.module))
    }

    private func modernFiles(
        of model: ResolvedModel, _ version: ModelVersion, in reading: ModelReading
    ) -> CodeGenerationResult {
        let options = swift.options(for: reading)
        var generation = CodeGenerator(options: options).generate(model, locate: version.location)
        if !swift.support { generation.files.removeAll { $0.path == CodeGenerator.supportFileName } }
        if swift.singleFile, !generation.hasErrors {
            let merger = SingleFileMerger(sourceName: options.sourceName, modelName: options.modelName)
            generation.files = merger.merge(generation.files)
        }
        return generation
    }
}
