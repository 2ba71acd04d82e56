import ModelcDiagnostics

/// Reads a store and the model that it contains, from one copy.
package struct StoreModelReader: Sendable {
    /// The folder for the copy; nil for `/tmp`.
    private let temporaryFolder: String?

    package init(temporaryFolder: String? = nil) { self.temporaryFolder = temporaryFolder }

    /// Reads the store at a path: the main file, not its log.
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
    /// The model in the store; nil if it has none, or an unusable one.
    package var cached: CachedModel?
    /// Why the model in the store is unusable; nil if it is usable, or there is none.
    package var failure: CachedModelError?
    /// The problems of the store and of a usable model, and notes about them.
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
