import ModelcDiagnostics
import ModelcSchema
import ModelcStores

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
