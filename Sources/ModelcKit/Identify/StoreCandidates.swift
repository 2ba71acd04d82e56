import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// The versions of some models, for stores to be identified by.
package struct StoreCandidates {
    package private(set) var candidates: [StoreCandidate] = []
    /// The models that could be found, for excerpts of their files.
    package private(set) var models: [VersionedModel] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// What could not be read of the models: a store may be of a version that is not known.
    package private(set) var ledger = RunLedger()

    package init(_ paths: [String]) {
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        let reading = ModelReader().read(path, .all)
        let versions = reading.hashedVersions
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: !versions.isEmpty)
        diagnostics += reading.diagnostics
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
