import ModelcConcurrency
import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcText
import ModelcVersionHash

/// What a model or a mapping model is compiled to, before anything is looked at on the disk.
struct CompiledSource {
    /// Whether it compiles to a folder of files, and else to one file.
    var isBundle = false
    /// The name with its extension: `Library.momd`.
    var fileName = ""
    /// The files by name; for a single file one with its own name.
    var files: [(name: String, bytes: [UInt8])] = []
    /// The files and folders that it is compiled from.
    var inputs: [String] = []
    var model: VersionedModel?
    var messages: [Diagnostic] = []
    var ledger = RunLedger()

    /// Whether there is anything for which nothing may be written.
    var hasErrors: Bool { messages.contains { $0.severity == .error } || !ledger.isEmpty }

    static let bundleExtension = ".momd"
    static let versionExtension = ".mom"
    static let mappingExtension = ".cdm"
}

/// Compiles one model with all its versions.
struct ModelCompilation {
    let workspace: Workspace
    let policy: FeatureReport.Policy
    /// The version that counts as current; nil for what the bundle says.
    let currentVersion: String?

    func source(at path: String) -> CompiledSource {
        let reading = workspace.reader.read(path, .all)
        var source = CompiledSource()
        source.model = reading.model
        source.messages = reading.diagnostics.filter { $0.id != .noCurrentVersion }
        source.ledger.enter(source.messages, ofReading: path, isUsable: reading.model != nil)
        guard let model = reading.model else { return source }
        if model.versions.contains(where: { $0.format == .compiled }) {
            source.messages.append(
                Diagnostic(
                    .notAModel, .error, "'\(path)' is compiled already", at: SourceLocation(path: path),
                    help: "give the model that it was compiled from, or make one: modelc decompile"))
            return source
        }
        let isOne = reading.isOneVersionChosen || !model.fileName.hasSuffix("d")
        source.isBundle = !isOne
        source.inputs = inputs(of: model, reading, isOne)
        let hashed = reading.hashedVersions
        source.messages += hashed.flatMap(\.diagnostics)
        let compiled = ConcurrentParts.map(count: hashed.count, length: 1) { part in
            hashed[part].compactMap { version in
                version.version.model.map { (version: version, compiled: ModelCompiler().compile($0)) }
            }
        }.flatMap { $0 }
        let uses = compiled.flatMap { pair in pair.compiled.uses.map { ($0, pair.version.version) } }
        source.messages += FeatureReport(policy: policy, wording: workspace.wording).diagnostics(of: uses)
        if isOne {
            let name = compiled.first?.version.version.name ?? model.name
            source.fileName = name + CompiledSource.versionExtension
            source.files = compiled.map { (source.fileName, $0.compiled.bytes) }
        } else {
            source.fileName = model.name + CompiledSource.bundleExtension
            source.files = compiled.map {
                ($0.version.version.name + CompiledSource.versionExtension, $0.compiled.bytes)
            }
            addVersionInfo(of: model, hashed, to: &source)
        }
        return source
    }

    private func inputs(of model: VersionedModel, _ reading: ModelReading, _ isOne: Bool) -> [String] {
        let versions = model.versions.filter { reading.selectedVersions.contains($0.name) }.map(\.filePath)
        return versions + (!isOne && model.currentVersionSource != nil ? [model.currentVersionPath] : [])
    }

    /// `VersionInfo.plist`. Of several versions one has to be current; of a single one nobody has to say so.
    private func addVersionInfo(
        of model: VersionedModel, _ hashed: [HashedModelVersion], to source: inout CompiledSource
    ) {
        var current = model.currentVersionRange != nil || model.versions.count > 1 ? model.currentVersion?.name : nil
        if let currentVersion {
            let (version, problem) = ModelReader.version(currentVersion, of: model)
            source.messages += problem.map { [$0] } ?? []
            current = version?.name
        }
        if current == nil, model.versions.count > 1, currentVersion == nil {
            source.messages.append(
                Diagnostic(
                    .noCurrentVersion, .error,
                    "'\(model.path)' has \(model.versions.count) versions and does not say which one is current",
                    at: SourceLocation(path: model.path),
                    help: "make one current: modelc versions use \(ShellWord.quoted(model.path)) "
                        + "\(ShellWord.quoted(model.versions.last?.name ?? "")); or choose one with \(workspace.wording[.currentVersion])"
                ))
        }
        let versions = hashed.map { VersionInfo.Version(name: $0.version.name, $0.hashes) }
        source.files.append((VersionInfo.fileName, VersionInfo(versions: versions, currentName: current).bytes))
    }
}

/// Compiles one mapping model, from the copies of the two versions that it holds.
struct MappingCompilation {
    let workspace: Workspace

    func source(at path: String) -> CompiledSource {
        let reading = MappingModelReader().read(path)
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
                    help: "compile the mapping model with Xcode, or migrate in stages: modelc plan"))
        }
        return source
    }
}
