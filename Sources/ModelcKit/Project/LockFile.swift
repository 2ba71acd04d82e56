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

/// A lock file on disk.
struct LockFile {
    /// The path as the user gave it, or as derived from the path of the model.
    let path: String

    /// Uses the given lock file, or the one beside a model.
    init(_ named: String?, besideModelAt modelPath: String) {
        let folder = PathText.folder(of: modelPath)
        path = named ?? PathText.joined(folder, VersionLock.fileName)
    }

    var folder: String { PathText.folder(of: path) }
    var name: String { PathText.name(of: path) }

    /// Returns the content of the file; an empty lock if there is no file.
    func read() -> Result<VersionLock, LockFileError> {
        switch FileBytes.contents(of: path, megabytes: LockFile.megabytes) {
        case .success(let bytes): return LockFileReader.read(SourceText(bytes), path: path)
        case .failure(.missing): return .success(VersionLock())
        case .failure(.unreadable(let reason)):
            return .failure(
                LockFileError(
                    diagnostic: Diagnostic(
                        .unreadableFile, .error, "'\(path)' cannot be used: \(reason)", at: SourceLocation(path: path),
                        help: "make it readable, or take it from the repository again")))
        }
    }

    /// The size limit of a lock file. A hundred versions with a hundred entities take less than one megabyte.
    private static let megabytes = 64

    /// Writes the changes of a run to the file, and keeps what other runs have written since it was read.
    ///
    /// - Parameters:
    ///   - old: the lock that the run read.
    ///   - new: the lock that the run makes from it.
    ///   - lock: the write lock of the models, so that they cannot change before their state is written.
    /// - Throws: `changedMeanwhile` if another run has changed the same model.
    func write(
        _ new: VersionLock, insteadOf old: VersionLock, under lock: WriteLock
    ) throws(FileWritingError) -> PlannedFile.Action {
        let made = try FileWriter.makeFolder(folder)
        defer { made.discardEmpty() }
        try lock.add([path])
        return try merge(new, insteadOf: old)
    }

    private func merge(
        _ new: VersionLock, insteadOf old: VersionLock
    ) throws(FileWritingError) -> PlannedFile.Action {
        guard case .success(var lock) = read() else { throw .changedMeanwhile(path: path) }
        for key in Set((old.models + new.models).map(\.path)) where old[key] != new[key] {
            guard lock[key] == old[key] else { throw .changedMeanwhile(path: path) }
            lock[key] = new[key]
        }
        return try write(lock)
    }

    /// Writes the file if its bytes differ.
    private func write(_ lock: VersionLock) throws(FileWritingError) -> PlannedFile.Action {
        let planned = try planned(lock)
        do throws(FileWritingError) {
            try FileWriter.write(planned, isDurable: true)
        } catch {
            throw error.ofSingleFile
        }
        return planned.first?.action ?? .leave
    }

    /// Returns the action that writing the file would take.
    func plan(_ lock: VersionLock) throws(FileWritingError) -> PlannedFile.Action {
        try planned(lock).first?.action ?? .leave
    }

    private func planned(_ lock: VersionLock) throws(FileWritingError) -> [PlannedFile] {
        let writer = FileWriter(folders: OutputFolders(machine: folder), markers: { _ in [VersionLock.marker] })
        let planned = try writer.plan([GeneratedFile(path: name, text: lock.text, policy: .machine)])
        if planned.contains(where: { $0.action == .refuse }) {
            throw .unwritableFile(path: path, reason: FileWritingError.foreignFile)
        }
        return planned
    }

    /// Returns the path of a model relative to the lock file's folder, which is the same in every checkout.
    func key(ofModelAt modelPath: String) -> String {
        PathText.relative(PathText.absolute(modelPath), to: PathText.absolute(folder))
    }

    /// Whether something exists at the path of a locked model.
    func hasModel(at key: String) -> Bool {
        // The folder may not exist yet; then the system could not resolve "..".
        ExistingPath.mayExist(PathText.absolute(PathText.joined(folder, key)))
    }
}

/// The version that wrote a store, according to a lock file.
package struct LockedWriter: Hashable, Sendable {
    /// The name of the version.
    package var version: String
    /// The reason why the store's hashes are accepted for the version; nil if they are the locked hashes.
    package var reason: String?
}

extension StoreContent {
    /// The checksum over the hashes of the store's entities; nil if it has no comparable hashes.
    var checksum: VersionHash? {
        metadata.comparableHashes.map { ModelVersionHashes.checksum(of: $0.map(\.hash)) }
    }
}

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

    /// Returns the locked version that wrote a store, by the checksum over the store's hashes; nil if there is none. The version
    /// may have been removed or edited since.
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
