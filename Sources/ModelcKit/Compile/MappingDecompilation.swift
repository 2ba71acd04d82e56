import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcPlans
import ModelcSchema

/// Creates a source mapping model from a compiled one. A source mapping model contains copies of both models, but a
/// compiled one contains only the version hashes of the mapped entities. This type searches for the model versions with
/// these hashes.
struct MappingDecompilation {
    let request: DecompileRequest
    let workspace: Workspace

    /// The maximum size of a mapping model file, in megabytes.
    private static let megabytes = 64

    private static let losses = [
        "texts that only repeat what Core Data does by default: names of mappings, key paths, expressions",
        "user info of mappings and rows",
        "the path that each model was recorded with",
    ]

    /// A version that may be the source or the destination of the mapping model.
    private struct Version {
        /// The path of the version, as the mapping model records it.
        var path: String
        var model: ManagedObjectModel
        var hashes: [String: VersionHash]

        func hasAll(_ wanted: [String: VersionHash]) -> Bool { wanted.allSatisfy { hashes[$0.key] == $0.value } }
    }

    /// - Throws: `RunFailure` if the file cannot be read, its models are not found, or they cannot be copied.
    func source(at path: String) throws -> DecompiledSource {
        let (compiled, messages) = try read(path)
        let versions = try versions(Remarks(messages))
        let old = versions.first { $0.hasAll(compiled.sourceHashes) }
        guard let old else { throw missing(path, "from", Remarks(messages)) }
        let candidates = versions.filter { $0.hasAll(compiled.destinationHashes) }
        // Prefer two different versions: a mapping model is rarely from a version to itself.
        guard let new = candidates.first(where: { $0.path != old.path }) ?? candidates.first else {
            throw missing(path, "to", Remarks(messages))
        }
        let mapping = compiled.source(
            from: EmbeddedModel(path: old.path, model: old.model), to: EmbeddedModel(path: new.path, model: new.model))
        let bytes = try bytes(of: mapping, compiledAt: path, Remarks(messages))
        let name = PathText.name(of: path).dropLast(CompiledSource.mappingExtension.count)
        return DecompiledSource(
            name: name + MappingModelReader.bundleExtension, files: [(MappingModelReader.fileName, bytes)],
            losses: Self.losses, messages: messages)
    }

    private func bytes(of mapping: MappingModel, compiledAt path: String, _ remarks: Remarks) throws(RunFailure)
        -> [UInt8]
    {
        let bytes: [UInt8]
        do throws(MappingWritingError) {
            bytes = try MappingModelWriter().bytes(of: mapping)
        } catch {
            let refusal = Diagnostic(
                .refusedMappingModel, .error, error.message, at: SourceLocation(path: path), help: error.help)
            throw RunFailure([refusal], remarks: remarks)
        }
        let problems = ReadBack.problems(inMapping: bytes, compiledAt: path)
        guard problems.isEmpty else { throw RunFailure(problems, remarks: remarks) }
        return bytes
    }

    private func read(_ path: String) throws -> (CompiledMapping, [Diagnostic]) {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: path, megabytes: Self.megabytes)
        } catch {
            let reason = FileSystem.kind(of: path) == .missing ? "it does not exist" : error.reason
            throw RunFailure([
                Diagnostic(
                    .notAMappingModel, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
                    help: "give the path of a .cdm file")
            ])
        }
        let (mapping, diagnostics) = CompiledMappingReader.read(bytes, path: path)
        guard let mapping else { throw RunFailure(diagnostics) }
        return (mapping, diagnostics)
    }

    /// Returns all readable versions of the models in `modelPaths`, and of all models below the folders in it. If a
    /// version exists both as a source and compiled, the source comes first, because it contains more information.
    private func versions(_ remarks: Remarks) throws -> [Version] {
        let paths = request.modelPaths.map(workspace.path)
        for path in paths where FileSystem.kind(of: path) == .missing { throw nothing(at: path, remarks) }
        let found = paths.flatMap { ModelSearch($0).models } + paths.flatMap { CompiledModelSearch($0).models }
        var seen: Set<String> = []
        return found.filter { seen.insert(PathText.absolute($0)).inserted }.flatMap { path -> [Version] in
            let reading = workspace.reader.read(path, .all)
            guard let model = reading.model else { return [] }
            return reading.hashedVersions.compactMap { hashed in version(hashed, of: model) }
        }
    }

    private func nothing(at path: String, _ remarks: Remarks) -> RunFailure {
        RunFailure(
            [
                Diagnostic(
                    .noModels, .error, "'\(path)' cannot be read: it does not exist", at: SourceLocation(path: path),
                    help: "name models, or folders that hold them, with \(workspace.wording[.modelFolder])")
            ], remarks: remarks)
    }

    private func version(_ hashed: HashedModelVersion, of model: VersionedModel) -> Version? {
        guard let content = hashed.version.model else { return nil }
        let pairs = hashed.hashes.entities.compactMap { entity in entity.hash.map { (entity.name, $0) } }
        let folder = hashed.version.name + DecompiledSource.versionExtension
        let isBundle = model.fileName.hasSuffix("d")
        return Version(
            path: isBundle ? model.name + DecompiledSource.bundleExtension + "/" + folder : folder, model: content,
            hashes: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    }

    private func missing(_ path: String, _ side: String, _ remarks: Remarks) -> RunFailure {
        let places = request.modelPaths.map { "'\($0)'" }.joined(separator: ", ")
        return RunFailure(
            [
                Diagnostic(
                    .unknownVersion, .error,
                    "no version in \(places) has the entities that '\(path)' maps \(side)",
                    at: SourceLocation(path: path),
                    help: "a mapping model contains a copy of both versions, a compiled one only their hashes: name "
                        + "the models of both, or folders that hold them, with \(workspace.wording[.modelFolder])")
            ], remarks: remarks)
    }
}
