import ModelcDiagnostics

/// Reads a store and the model in it. Both are read from the same temporary copy of the store.
package struct StoreModelReader: Sendable {
    /// The folder for the temporary copy of the store; nil for `/tmp`.
    private let temporaryFolder: String?

    package init(temporaryFolder: String? = nil) { self.temporaryFolder = temporaryFolder }

    /// Reads the store at a path. The path is that of the main file, not of the write-ahead log.
    package func read(_ path: String) -> StoreModelReading {
        var notes: [Diagnostic] = []
        do throws(StoreError) {
            let snapshot = try StoreSnapshot.take(of: path, in: temporaryFolder)
            notes = snapshot.diagnostics
            let database = try SnapshotDatabase(snapshot)
            let store = try StoreReader.read(database, snapshot)
            var reading = StoreModelReading(content: store.content, diagnostics: store.diagnostics)
            if let content = store.content {
                reading.take(try CachedModelReader.read(from: database, content))
            }
            return reading
        } catch {
            return StoreModelReading(diagnostics: notes + [error.diagnostic])
        }
    }
}

/// The result of reading a store with its model.
package struct StoreModelReading: Sendable {
    /// The content that identifies the store; nil if it cannot be read.
    package var content: StoreContent?
    /// The model in the store; nil if the store has none, or if it is unusable.
    package var cached: CachedModel?
    /// The reason why the model in the store is unusable; nil if it is usable, or if there is none.
    package var failure: CachedModelError?
    /// Diagnostics about the store, and about its model if the model is usable.
    package var diagnostics: [Diagnostic] = []

    fileprivate mutating func take(
        _ result: Result<(model: CachedModel, diagnostics: [Diagnostic]), CachedModelError>?
    ) {
        switch result {
        case .success(let cached)?:
            self.cached = cached.model
            diagnostics += cached.diagnostics
        case .failure(let error)?: failure = error
        case nil: break
        }
    }
}
