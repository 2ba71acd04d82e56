import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A store in the request, and the version that wrote it.
package struct IdentifiedStore {
    /// The path, as the user typed it.
    package var path: String
    /// The content of the store; nil if it cannot be read.
    package var content: StoreContent?
    package var identification: StoreIdentification
    var diagnostics: [Diagnostic]
    /// The version that wrote the store according to a lock file, if no model has this version; nil if there is none.
    package var lockedWriter: LockedWriter?

    /// Whether the version that wrote the store is known: a version of a model, or another state of it that a lock file
    /// accepts.
    var isKnown: Bool { identification.method != nil || lockedWriter?.reason != nil }

    /// - Parameter locks: the lock files of the models.
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
