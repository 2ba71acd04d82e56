import ModelcDiagnostics
import ModelcSchema
import ModelcStores

/// A store that was asked about, with the answer.
struct IdentifiedStore {
    /// The path, as the user typed it.
    var path: String
    /// What was read; nil where the store cannot be read.
    var content: StoreContent?
    var identification: StoreIdentification
    var diagnostics: [Diagnostic]

    init(_ path: String, among candidates: [StoreCandidate]) {
        let reading = StoreReader().read(path)
        self.path = path
        content = reading.content
        diagnostics = reading.diagnostics
        identification =
            reading.content.map { StoreMatcher.identify($0, among: candidates) }
            ?? StoreIdentification(method: nil, candidates: [])
    }
}
