import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// Compiles one mapping model. The source and destination models are taken from the copies inside the mapping model.
struct MappingCompilation {
    let workspace: Workspace

    func source(at path: String) -> CompiledSource {
        let reading = workspace.mappingReader.read(path)
        var source = CompiledSource()
        source.fileName = reading.name + CompiledSource.mappingExtension
        source.inputs = [reading.filePath]
        source.messages = reading.diagnostics
        source.ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        guard reading.isUsable, let mapping = reading.mapping, let old = mapping.source.model,
            let new = mapping.destination.model
        else { return source }
        let compiler = MappingModelCompiler(
            source: VersionHasher.hashes(of: ResolvedModel(old)),
            destination: VersionHasher.hashes(of: ResolvedModel(new)))
        do throws(MappingCompilationRefusal) {
            source.files = [(source.fileName, try compiler.compile(mapping))]
        } catch {
            source.messages.append(
                Diagnostic(
                    .refusedMappingCompilation, .error, error.message, at: SourceLocation(path: reading.filePath),
                    modelPath: error.modelPath,
                    help: "compile the mapping model with Xcode, or migrate in stages: \(ToolCommandName.plan)"))
        }
        return source
    }
}
