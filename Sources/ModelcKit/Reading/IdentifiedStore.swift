import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A store of the request, with the version that wrote it.
package struct IdentifiedStore {
    /// The path, as the user wrote it.
    package var path: String
    /// The content of the store; nil if it cannot be read.
    package var content: StoreContent?
    package var identification: StoreIdentification
    var diagnostics: [Diagnostic]
    /// The version that wrote the store according to a lock file. It is looked up only if no version of the models
    /// matches the store; nil if no locked version matches either.
    package var lockedWriter: LockedWriter?

    /// The content of the store; nil if it is compared with models, or cannot be read.
    package var description: StoreFacts?

    /// Whether the version that wrote the store is known: it is a version of a model, or a lock file accepts the
    /// store's hashes for a version.
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

    /// - Parameter locks: the locked states of the models.
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
