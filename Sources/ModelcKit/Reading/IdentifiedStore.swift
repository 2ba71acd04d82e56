import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A store of the request, with the version that wrote it.
package struct IdentifiedStore {
    /// The path of the store for the file system.
    package var path: String
    /// The metadata and tables of the store; nil if it cannot be read.
    package var content: StoreContent?
    package var identification: StoreIdentification
    var diagnostics: [Diagnostic]
    /// The version that wrote the store according to a lock file. It is looked up only if no version of the models
    /// matches the store; nil if no locked version matches either.
    package var lockedWriter: LockedWriter?

    /// A description of the store for the output; nil if the store is compared with models, or cannot be read.
    package var description: StoreFacts?

    /// Whether the result counts as known: a version of a model wrote the store, or a lock file accepts the store's
    /// hashes for a version, or the store is only described and not compared with models.
    var isKnown: Bool { identification.method != nil || lockedWriter?.reason != nil || description != nil }

    /// Describes a store without comparing it with models.
    init(describing path: String, in workspace: Workspace) {
        let reading = StoreModelReader(temporaryFolder: workspace.temporaryFolder).read(path)
        self.path = path
        content = reading.content
        let failure = reading.failure?.diagnostics(path: path) ?? []
        diagnostics = reading.diagnostics.filter { $0.id != .ignoredContent } + failure.map { $0.demoted() }
        identification = StoreIdentification(method: nil, candidates: [])
        description = reading.content.map { StoreFacts($0, reading) }
    }

    /// - Parameter locks: the locked versions of the models, from their lock files.
    init(_ path: String, among candidates: [StoreCandidate], locks: [LockedState] = [], in workspace: Workspace) {
        let reading = StoreReader(temporaryFolder: workspace.temporaryFolder).read(path)
        self.path = path
        content = reading.content
        diagnostics = reading.diagnostics
        identification =
            reading.content.map { StoreMatcher.identify($0, among: candidates) }
            ?? StoreIdentification(method: nil, candidates: [])
        guard identification.method == nil, let content else { return }
        lockedWriter = locks.lazy.compactMap { $0.writer(of: content) }.first
    }
}
