import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSourceCode
import ModelcStores
import ModelcVersionHash
import ModelcVersionLock

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The state of a bundle's versions in the lock file beside it.
struct LockedState {
    /// The names of the locked versions.
    let names: Set<String>
    /// The reason why the file cannot be read.
    private(set) var problem: Diagnostic?
    private let model: LockedModel
    private let file: LockFile

    init(of bundle: VersionedModel) {
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

    /// Returns the locked version that wrote a store, by the checksum over the store's hashes; nil if there is none. The
    /// version may have been removed or edited since.
    func writer(of content: StoreContent) -> LockedWriter? {
        guard let checksum = content.checksum else { return nil }
        if let locked = model.versions.first(where: { $0.checksum == checksum }) {
            return LockedWriter(version: locked.name)
        }
        return model.versions.lazy.compactMap { version in
            version.accepted(for: checksum).map { LockedWriter(version: version.name, reason: $0.reason) }
        }.first
    }

    /// Returns the states of versions with accepted hashes that no version of the model has any more. Their stores cannot be
    /// opened.
    func statesWithoutModel(_ versions: [ModelVersionHashes]) -> [LockedWriter] {
        let known = Set(versions.compactMap(\.checksum))
        return model.versions.filter { !$0.accepted.isEmpty }.flatMap { version in
            (known.contains(version.checksum) ? [] : [LockedWriter(version: version.name)])
                + version.accepted.filter { !known.contains($0.checksum) }.map {
                    LockedWriter(version: version.name, reason: $0.reason)
                }
        }
    }

    /// Whether a model has the version hashes and the composite members that a version is locked with.
    func isLockedState(_ content: ManagedObjectModel, of version: String) -> Bool {
        guard let locked = model.versions.first(where: { $0.name == version }) else { return false }
        let hashes = VersionHasher.hashes(of: ResolvedModel(content))
        return locked.isState(hashes) || locked.accepted(for: hashes.checksum) != nil
    }

    /// Returns the locked versions that differ from their locked state. Unreadable versions are not compared.
    ///
    /// - Parameter wording: the names of options in messages.
    func deviations(
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

    /// Returns the entities that the comparison with the lock reports in a version.
    private func entities(of version: ModelVersion, _ outcome: LockComparison) -> Set<String> {
        let reported = outcome.diagnostics.filter { $0.location?.path == version.filePath }
        return Set(reported.compactMap { $0.modelPath?.split(separator: ".").first.map(String.init) })
    }
}
