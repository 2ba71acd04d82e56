import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcStores
import ModelcVersionHash
import ModelcVersionLock

/// What the lock file beside a bundle says of its versions.
package struct LockedState {
    /// The names of the locked versions.
    package let names: Set<String>
    /// Why the file cannot be read.
    package private(set) var problem: Diagnostic?
    private let model: LockedModel
    private let file: LockFile

    package init(of bundle: VersionedModel) {
        file = LockFile(nil, besideModelAt: bundle.path)
        let key = file.key(ofModelAt: bundle.path)
        switch file.read() {
        case .success(let lock): model = lock[key] ?? LockedModel(path: key)
        case .failure(let fault):
            model = LockedModel(path: key)
            problem = fault.diagnostic
        }
        names = Set(model.versions.map(\.name))
    }

    /// The locked version that wrote a store, by the checksum over the store's hashes: the version may be gone or edited by
    /// now. Nil if there is none.
    package func version(of content: StoreContent) -> String? {
        guard let hashes = content.metadata.comparableHashes else { return nil }
        let checksum = ModelVersionHashes.checksum(of: hashes.map(\.hash))
        return model.versions.first { $0.checksum == checksum }?.name
    }

    /// Whether a model has the version hashes, and the members of composites, under which a version is locked.
    package func isLockedState(_ content: ManagedObjectModel, of version: String) -> Bool {
        guard let locked = model.versions.first(where: { $0.name == version }) else { return false }
        return locked.isState(VersionHasher.hashes(of: ResolvedModel(content)))
    }

    /// The locked versions that are not what they were. What could not be read is not compared.
    ///
    /// - Parameter wording: how options are named.
    package func deviations(
        in bundle: VersionedModel, _ versions: [ModelVersion], _ wording: Wording
    ) -> [LockDeviation] {
        guard !names.isEmpty else { return [] }
        let hashed = versions.compactMap { version in
            version.model.map { model in
                HashedVersion(
                    name: version.name, isCurrent: version.isCurrent,
                    hashes: VersionHasher.hashes(of: ResolvedModel(model)), locate: version.location)
            }
        }
        let outcome = VersionLocker(hashed, bundle: SourceLocation(path: bundle.path)).check(model)
        return outcome.states.filter { $0.state == .changed }.compactMap { name, _ in
            let version = versions.first { $0.name == name }
            guard let version else { return deviation(name, [], isMissing: true, hashed, wording) }
            return version.model == nil
                ? nil : deviation(name, entities(of: version, outcome), isMissing: false, hashed, wording)
        }
    }

    private func deviation(
        _ name: String, _ entities: Set<String>, isMissing: Bool, _ versions: [HashedVersion], _ wording: Wording
    ) -> LockDeviation {
        let checksum = model.versions.first { $0.name == name }?.checksum
        let opener = versions.first { $0.name != name && checksum != nil && $0.hashes.checksum == checksum }
        return LockDeviation(
            version: name, file: file.path, entities: entities.sorted(), isMissing: isMissing, openedBy: opener?.name,
            update: wording.locking(anew: name))
    }

    /// The entities that the lock's comparison reports in a version.
    private func entities(of version: ModelVersion, _ outcome: LockComparison) -> Set<String> {
        let told = outcome.diagnostics.filter { $0.location?.path == version.filePath }
        return Set(told.compactMap { $0.modelPath?.split(separator: ".").first.map(String.init) })
    }
}
