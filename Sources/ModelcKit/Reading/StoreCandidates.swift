import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// The versions of all models, as candidates for the version of a store.
struct StoreCandidates {
    private(set) var candidates: [StoreCandidate] = []
    /// The models that were read, for source lines in diagnostics.
    private(set) var models: [VersionedModel] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The errors from reading the models. A store may have been written by a version that could not be read.
    private(set) var ledger = RunLedger()
    private let reader: ModelReader

    init(_ paths: [String], in workspace: Workspace) {
        reader = workspace.reader
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        let reading = reader.read(path, .all)
        let versions = reading.hashedVersions
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: !versions.isEmpty)
        // Only errors and messages about unread content matter here. Lint reports the others.
        diagnostics += reading.diagnostics.filter {
            $0.severity == .error || $0.leavesUnread || $0.id == .uncertainEntities
        }
        diagnostics += versions.flatMap(\.diagnostics).filter { $0.id == .versionHashRefused }.map { $0.demoted() }
        if let model = reading.model { models.append(model) }
        candidates += versions.compactMap { hashed in
            hashed.version.model.map { model in
                StoreCandidate(
                    modelPath: reading.model?.path ?? path, versionName: hashed.version.name,
                    isCurrent: hashed.version.isCurrent, model: ResolvedModel(model), hashes: hashed.hashes)
            }
        }
    }
}
