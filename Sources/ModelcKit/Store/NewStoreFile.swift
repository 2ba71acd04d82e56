import ModelcBase
import ModelcStores

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file of a new store. SQLite writes it in a temporary folder beside `path`. The finished file is then moved to
/// `path`.
struct NewStoreFile {
    let path: String
    let temporaryFolder: String?
    /// Whether a file that modelc did not write may be replaced.
    let replacesForeignFiles: Bool

    private var folder: String { PathText.folder(of: path) }

    /// The maximum size, in megabytes, of an existing store that is compared.
    private static let megabytes = 256

    /// Checks that the store may be written to `path`. This is done before its rows are created.
    func requirePlace() throws(FileWritingError) {
        if PathText.isInsideModel(folder) { throw .insideModel(folder) }
        try FileWriter.requireWritableFolder(folder)
        switch FileSystem.kind(of: path) {
        case .missing where FileSystem.exists(path):
            throw .unwritableFile(path: path, reason: FileWritingError.strayLink)
        case .missing: return
        case .inaccessible(let problem): throw .unwritableFile(path: path, reason: problem.reason)
        case .folder, .other: throw .unwritableFile(path: path, reason: "it is not a regular file")
        case .file:
            guard replacesForeignFiles || isOfTool else {
                throw .unwritableFile(path: path, reason: FileWritingError.foreignFile)
            }
        }
    }

    /// Whether the existing file is a store that this tool wrote, or is empty, as a killed run may leave it.
    private var isOfTool: Bool {
        if FileSystem.byteCount(of: path) == 0 { return true }
        return StoreReader(temporaryFolder: temporaryFolder).read(path).content?.metadata.isOfTool ?? false
    }

    /// Writes the store, and its files of external data. An equal store is left as it is.
    func write(_ writer: StoreWriter, _ rows: any StoreRows) throws(NewStoreError) -> PlannedFile.Action {
        let folders = try NewStoreError.attempt { () throws(FileWritingError) in try FileWriter.makeFolder(folder) }
        defer { folders.discardEmpty() }
        UnfinishedFiles.remove(in: [folder])
        let temporary = UnfinishedFiles.path(in: folder)
        try attempt { () throws(DiskFailure) in try DiskWriting.makeFolder(temporary) }
        // While this lock is held, other runs do not treat the folder as left behind by a killed run.
        let lock = open(temporary, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        _ = flock(lock, LOCK_EX | LOCK_NB)
        let file = temporary + "/" + UnfinishedFiles.storeName
        defer {
            DiskWriting.discard(file)
            DiskWriting.discardFolder(temporary)
            if lock >= 0 { close(lock) }
        }
        do throws(StoreWritingError) {
            try writer.write(rows, to: file)
        } catch {
            throw .store(error)
        }
        // The number of the SQLite library, so that each machine writes the same bytes. Nothing depends on it.
        try attempt { () throws(DiskFailure) in
            try DiskWriting.replace(
                NewStoreFile.libraryVersion, at: NewStoreFile.libraryVersionOffset, in: file)
        }
        return try place(file, rows.externalFiles)
    }

    private static let libraryVersionOffset = 96
    /// The SQLite version 3.39.5 as a number of four bytes, with the most significant byte first.
    private static let libraryVersion: [UInt8] = [0, 0x2E, 0x5F, 0x1D]

    private func place(_ file: String, _ external: [StoreExternalFile]) throws(NewStoreError) -> PlannedFile.Action {
        let exists = FileSystem.exists(path)
        let hasLog = ["-wal", "-shm"].contains { FileSystem.exists(path + $0) }
        if exists, !hasLog, isEqual(file), external.allSatisfy(isThere) { return .leave }
        try writeExternal(external)
        try attempt { () throws(DiskFailure) in
            // A log of the replaced store would be applied to the new one.
            for suffix in ["-wal", "-shm", "-journal"] { try DiskWriting.remove(path + suffix) }
            try DiskWriting.move(file, to: path)
        }
        return exists ? .update : .create
    }

    private func isEqual(_ file: String) -> Bool {
        guard FileSystem.byteCount(of: file) == FileSystem.byteCount(of: path),
            let new = try? FileSystem.bytes(of: file, megabytes: NewStoreFile.megabytes)
        else { return false }
        return (try? FileSystem.bytes(of: path, megabytes: NewStoreFile.megabytes)) == new
    }

    private var externalFolder: String { folder + "/." + PathText.stem(of: path) + "_SUPPORT/_EXTERNAL_DATA" }

    private func isThere(_ file: StoreExternalFile) -> Bool {
        (try? FileSystem.bytes(of: externalFolder + "/" + file.name, megabytes: NewStoreFile.megabytes)) == file.bytes
    }

    private func writeExternal(_ files: [StoreExternalFile]) throws(NewStoreError) {
        guard !files.isEmpty else { return }
        let folder = externalFolder
        _ = try NewStoreError.attempt { () throws(FileWritingError) in try FileWriter.makeFolder(folder) }
        for file in files where !isThere(file) {
            let temporary = UnfinishedFiles.path(in: folder)
            defer { DiskWriting.discard(temporary) }
            try attempt { () throws(DiskFailure) in
                try DiskWriting.write(file.bytes, to: temporary, isDurable: false)
                try DiskWriting.move(temporary, to: folder + "/" + file.name)
            }
        }
    }

    private func attempt(_ work: () throws(DiskFailure) -> Void) throws(NewStoreError) {
        do throws(DiskFailure) {
            try work()
        } catch {
            throw .file(.unwritable(path: path, reason: error.reason))
        }
    }
}

/// The reason why a store cannot be written: the version does not allow it, or the file cannot be written.
enum NewStoreError: Error {
    case store(StoreWritingError)
    case file(FileWritingError)

    /// Whether the version could be written in another place.
    var isOfPlace: Bool {
        switch self {
        case .store(let error): error.isOfPlace
        case .file: true
        }
    }

    static func attempt<Value>(_ work: () throws(FileWritingError) -> Value) throws(NewStoreError) -> Value {
        do throws(FileWritingError) {
            return try work()
        } catch {
            throw .file(error)
        }
    }
}
