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

/// The versions of a bundle as recorded in the lock file beside the bundle.
struct LockedState {
    /// The names of the locked versions.
    let names: Set<String>
    /// The error that prevented reading the lock file; nil if there is none.
    private(set) var problem: Diagnostic?
    private let model: LockedModel
    private let file: LockFile

    init(of bundle: VersionedModel) {
        file = LockFile(nil, besideModelAt: bundle.path)
        let key = file.key(ofModelAt: bundle.path)
        switch file.read() {
        case .success(let lock): model = lock[key] ?? LockedModel(path: key)
        case .failure(let error):
            model = LockedModel(path: key)
            problem = error.diagnostic
        }
        names = Set(model.versions.map(\.name))
    }

    /// The reasons of the accepted hashes, by the names of the versions that have any.
    var acceptedReasons: [String: [String]] {
        let accepted = model.versions.filter { !$0.accepted.isEmpty }.map { ($0.name, $0.accepted.map(\.reason)) }
        return Dictionary(accepted, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the locked version that wrote a store, found by the checksum over the store's hashes; nil if no locked
    /// version matches. The version in the bundle may have been removed or changed after it was locked.
    func writer(of content: StoreContent) -> LockedWriter? {
        guard let checksum = content.checksum else { return nil }
        if let locked = model.versions.first(where: { $0.checksum == checksum }) {
            return LockedWriter(version: locked.name)
        }
        return model.versions.lazy.compactMap { version in
            version.accepted(for: checksum).map { LockedWriter(version: version.name, reason: $0.reason) }
        }.first
    }

    /// Returns shipped states (sets of version hashes that are locked or accepted) that no version of the model has
    /// anymore. Stores in these states cannot be opened. Only versions with accepted hashes are checked.
    func statesWithoutModel(_ versions: [ModelVersionHashes]) -> [LockedWriter] {
        let known = Set(versions.compactMap(\.checksum))
        return model.versions.filter { !$0.accepted.isEmpty }.flatMap { version in
            (known.contains(version.checksum) ? [] : [LockedWriter(version: version.name)])
                + version.accepted.filter { !known.contains($0.checksum) }.map {
                    LockedWriter(version: version.name, reason: $0.reason)
                }
        }
    }

    /// Whether a model is a shipped state of a version: it has the locked or the accepted hashes. Members of composites
    /// are compared as well.
    func isLockedState(_ content: ManagedObjectModel, of version: String) -> Bool {
        guard let locked = model.versions.first(where: { $0.name == version }) else { return false }
        let hashes = VersionHasher.hashes(of: ResolvedModel(content))
        return locked.isState(hashes) || locked.accepted(for: hashes.checksum) != nil
    }

    /// Returns the locked versions that differ from the lock file. Versions that cannot be read are left out.
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

    /// Returns the names of the entities in a version that differ from the lock file.
    private func entities(of version: ModelVersion, _ outcome: LockComparison) -> Set<String> {
        let reported = outcome.diagnostics.filter { $0.location?.path == version.filePath }
        return Set(reported.compactMap { $0.modelPath?.split(separator: ".").first.map(String.init) })
    }
}
