import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionLock

/// A version that wrote a store, as the user names it.
package struct StoredVersion {
    /// The path of the store.
    var store: String
    /// The name of the version.
    var version: String

    package init(store: String, version: String) {
        self.store = store
        self.version = version
    }

    /// Returns the state of the version, from the model in the store.
    ///
    /// - Parameter models: the models to lock, of which there must be one.
    /// - Throws: `RunFailure` if the store has no model, or not all of its entities are certain.
    func state(for models: [String], in workspace: Workspace) throws -> LockedStoreState {
        guard models.count == 1 else {
            throw UsageError("found \(models.count) models; name the one that wrote the store")
        }
        let name = VersionName.stem(version)
        guard !name.isEmpty else {
            throw UsageError("\(workspace.wording[.version]) is empty: name the version that wrote the store")
        }
        let path = workspace.path(store)
        guard ModelKind(at: path) == .store else {
            throw UsageError("\(workspace.wording[.lockedStore]) needs a store, and '\(store)' is none")
        }
        let reading = workspace.reader.read(path)
        let doubts = reading.diagnostics.filter { $0.severity == .error || $0.id == .uncertainEntities }
        guard doubts.isEmpty, let hashed = reading.hashedVersions.first else {
            throw RunFailure(
                doubts.map { doubt in
                    var doubt = doubt
                    doubt.severity = .error
                    return doubt
                })
        }
        return LockedStoreState(
            version: HashedVersion(
                name: name, isCurrent: false, hashes: hashed.hashes, locate: hashed.version.location),
            store: store)
    }
}
