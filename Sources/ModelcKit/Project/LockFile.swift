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
    /// The path as the user gave it, or as it follows from the model's.
    let path: String

    /// The lock file that is named, or the one beside a model.
    init(_ named: String?, besideModelAt modelPath: String) {
        let folder = PathText.folder(of: modelPath)
        path = named ?? PathText.joined(folder, VersionLock.fileName)
    }

    var folder: String { PathText.folder(of: path) }
    var name: String { PathText.name(of: path) }

    /// What the file says; an empty lock where there is no file.
    func read() -> Result<VersionLock, LockFileFault> {
        switch FileBytes.contents(of: path, megabytes: LockFile.megabytes) {
        case .success(let bytes): return LockFileReader.read(SourceText(bytes), path: path)
        case .failure(.missing): return .success(VersionLock())
        case .failure(.unreadable(let reason)):
            return .failure(
                LockFileFault(
                    diagnostic: Diagnostic(
                        .unreadableFile, .error, "'\(path)' cannot be used: \(reason)", at: SourceLocation(path: path),
                        help: "make it readable, or take it from the repository again")))
        }
    }

    /// How large a lock file may be. That of a hundred versions of a hundred entities takes less than one.
    private static let megabytes = 64

    /// Puts the changes of a run into the file, beside what other runs have written since it was read.
    ///
    /// - Parameters:
    ///   - old: what the run read.
    ///   - new: what the run makes of it.
    ///   - lock: of the models, so that what is written is what they are.
    /// - Throws: `changedMeanwhile` where another run has changed the same model.
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

    /// What writing the file would do.
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

    /// A model's path from the lock file's folder, which stays the same wherever the project is checked out.
    func key(ofModelAt modelPath: String) -> String {
        PathText.relative(PathText.absolute(modelPath), to: PathText.absolute(folder))
    }

    /// Whether there is something at the path of a locked model.
    func hasModel(at key: String) -> Bool {
        // The folder need not exist yet: the system would find nothing behind its "..".
        ExistingPath.mayExist(PathText.absolute(PathText.joined(folder, key)))
    }
}

/// The version that wrote a store by what a lock file says.
package struct LockedWriter: Hashable, Sendable {
    /// The version's name.
    package var version: String
    /// Why the hashes of the store are accepted for it; nil where they are those that it is locked with.
    package var reason: String?
}

extension StoreContent {
    /// The hash over the store's entities; nil where it has no hashes that can be compared.
    var checksum: VersionHash? {
        metadata.comparableHashes.map { ModelVersionHashes.checksum(of: $0.map(\.hash)) }
    }
}

/// What the lock file beside a bundle says of its versions.
struct LockedState {
    /// The names of the locked versions.
    let names: Set<String>
    /// Why the file cannot be read.
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

    /// The locked version that wrote a store, by the checksum over the store's hashes: the version may be gone or edited by
    /// now. Nil if there is none.
    func writer(of content: StoreContent) -> LockedWriter? {
        guard let checksum = content.checksum else { return nil }
        if let locked = model.versions.first(where: { $0.checksum == checksum }) {
            return LockedWriter(version: locked.name)
        }
        return model.versions.lazy.compactMap { version in
            version.accepted(for: checksum).map { LockedWriter(version: version.name, reason: $0.reason) }
        }.first
    }

    /// The states of versions with accepted hashes that no version of the model has any more: stores of them cannot be opened.
    func statesWithoutModel(_ versions: [ModelVersionHashes]) -> [LockedWriter] {
        let known = Set(versions.compactMap(\.checksum))
        return model.versions.filter { !$0.accepted.isEmpty }.flatMap { version in
            (known.contains(version.checksum) ? [] : [LockedWriter(version: version.name)])
                + version.accepted.filter { !known.contains($0.checksum) }.map {
                    LockedWriter(version: version.name, reason: $0.reason)
                }
        }
    }

    /// Whether a model has the version hashes, and the members of composites, under which a version is locked.
    func isLockedState(_ content: ManagedObjectModel, of version: String) -> Bool {
        guard let locked = model.versions.first(where: { $0.name == version }) else { return false }
        let hashes = VersionHasher.hashes(of: ResolvedModel(content))
        return locked.isState(hashes) || locked.accepted(for: hashes.checksum) != nil
    }

    /// The locked versions that are not what they were. What could not be read is not compared.
    ///
    /// - Parameter wording: how options are named.
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

    /// The entities that the lock's comparison reports in a version.
    private func entities(of version: ModelVersion, _ outcome: LockComparison) -> Set<String> {
        let told = outcome.diagnostics.filter { $0.location?.path == version.filePath }
        return Set(told.compactMap { $0.modelPath?.split(separator: ".").first.map(String.init) })
    }
}
