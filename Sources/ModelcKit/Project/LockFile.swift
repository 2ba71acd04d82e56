import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSourceCode
import ModelcStores
import ModelcVersionLock

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A lock file on disk.
struct LockFile {
    /// The path of the lock file: the path that the user gave, or a path beside the model.
    let path: String

    /// Uses the given lock file, or if it is nil, the lock file in the folder of the model.
    init(_ named: String?, besideModelAt modelPath: String) {
        let folder = PathText.folder(of: modelPath)
        path = named ?? PathText.joined(folder, VersionLock.fileName)
    }

    var folder: String { PathText.folder(of: path) }
    var name: String { PathText.name(of: path) }

    /// Returns the content of the file. If the file does not exist, the lock is empty.
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

    /// The size limit of a lock file in megabytes. A hundred versions with a hundred entities need less than one
    /// megabyte.
    private static let megabytes = 64

    /// Writes the changes of this run to the file. Changes that other runs have written in the meantime are kept.
    ///
    /// - Parameters:
    ///   - old: the lock as this run read it.
    ///   - new: the lock with the changes of this run.
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

    /// Writes the file if its content changes.
    private func write(_ lock: VersionLock) throws(FileWritingError) -> PlannedFile.Action {
        let planned = try planned(lock)
        do throws(FileWritingError) {
            try FileWriter.write(planned, isDurable: true)
        } catch {
            throw error.ofSingleFile
        }
        return planned.first?.action ?? .leave
    }

    /// Returns the action that `write` would take on the file.
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

    /// Returns the path of a model relative to the folder of the lock file. This path is the same in every clone.
    func key(ofModelAt modelPath: String) -> String {
        PathText.relative(PathText.absolute(modelPath), to: PathText.absolute(folder))
    }

    /// Whether a file or folder exists at the path of a locked model.
    func hasModel(at key: String) -> Bool {
        // The path is normalized as text, because the system cannot resolve `..` in a folder that does not exist yet.
        ExistingPath.mayExist(PathText.absolute(PathText.joined(folder, key)))
    }
}

extension StoreContent {
    /// The checksum over the entity hashes in the store's metadata; nil if the hashes cannot be compared.
    var checksum: VersionHash? {
        metadata.comparableHashes.map { ModelVersionHashes.checksum(of: $0.map(\.hash)) }
    }
}
