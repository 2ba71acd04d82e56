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
    /// What keeps single versions from being read.
    private(set) var unreadable: [Diagnostic] = []

    init(_ paths: [String]) {
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        let reading = ModelReader().read(path, .all)
        let versions = reading.hashedVersions
        if versions.isEmpty {
            diagnostics += reading.diagnostics
        } else {
            unreadable += reading.diagnostics.filter { $0.severity == .error }
            diagnostics += reading.diagnostics.filter { $0.severity != .error }
        }
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
