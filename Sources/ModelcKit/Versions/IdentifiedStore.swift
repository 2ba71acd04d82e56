import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A store that was asked about, with the answer.
package struct IdentifiedStore {
    /// The path, as the user typed it.
    package var path: String
    /// What was read; nil where the store cannot be read.
    package var content: StoreContent?
    package var identification: StoreIdentification
    package var diagnostics: [Diagnostic]
    /// The version that wrote it by what a lock file says, where none of the models has it; nil for none.
    package var lockedVersion: String?

    /// - Parameter locks: the lock files of the models.
    package init(_ path: String, among candidates: [StoreCandidate], locks: [LockedState] = []) {
        let reading = StoreReader().read(path)
        self.path = path
        content = reading.content
        diagnostics = reading.diagnostics
        identification =
            reading.content.map { StoreMatcher.identify($0, among: candidates) }
            ?? StoreIdentification(method: nil, candidates: [])
        guard identification.method == nil, let content else { return }
        lockedVersion = locks.lazy.compactMap { $0.version(of: content) }.first
    }
}

/// The versions of some models, for stores to be identified by.
struct StoreCandidates {
    private(set) var candidates: [StoreCandidate] = []
    /// The models that could be found, for excerpts of their files.
    private(set) var models: [VersionedModel] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// What could not be read of the models: a store may be of a version that is not known.
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
