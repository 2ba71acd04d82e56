import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionLock

/// A version that wrote a store, as the user names it.
package struct StoredVersion {
    /// The path of the store, as the user wrote it.
    var store: String
    /// The name of the version, as the user wrote it.
    var version: String

    package init(store: String, version: String) {
        self.store = store
        self.version = version
    }

    /// Returns a version with the name of `version` and the version hashes of the model in the store.
    ///
    /// - Parameter models: the paths of the models to lock. There must be exactly one.
    /// - Throws: `RunFailure` if the store contains no model, or if the model's version hashes differ from those in the
    ///   store's metadata.
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
