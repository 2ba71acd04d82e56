import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// The versions of some models, for stores to be identified by.
struct StoreCandidates {
    private(set) var candidates: [StoreCandidate] = []
    /// The models that could be found, for excerpts of their files.
    private(set) var models: [VersionedModel] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a model could not be read at all.
    private(set) var isIncomplete = false

    init(_ paths: [String]) {
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        let reading = ModelReader().read(path, .all)
        let versions = reading.hashedVersions
        // One version that cannot be read does not keep a store from being of another one.
        diagnostics += versions.isEmpty ? reading.diagnostics : reading.diagnostics.map { $0.demoted() }
        diagnostics += versions.flatMap(\.diagnostics).filter { $0.id == .versionHashRefused }.map { $0.demoted() }
        if let model = reading.model { models.append(model) }
        isIncomplete = isIncomplete || versions.isEmpty
        candidates += versions.compactMap { hashed in
            hashed.version.model.map { model in
                StoreCandidate(
                    modelPath: reading.model?.path ?? path, versionName: hashed.version.name,
                    isCurrent: hashed.version.isCurrent, model: ResolvedModel(model), hashes: hashed.hashes)
            }
        }
    }
}
