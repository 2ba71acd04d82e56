import ModelcSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder for the copy of a store, which only the user can read. It is removed when it is no longer needed, or when a
/// signal ends the process. If neither is possible, the next run removes it.
///
/// This class is the only code in this module that writes to disk. It only creates new files with fixed names in the
/// new folder.
final class PrivateFolder: Sendable {
    /// The reason why no copy was made, as a clause.
    struct Failure: Error, Hashable {
        var reason: String
        /// True if the original could not be read; false if the copy could not be written.
        var isOfSource: Bool
    }

    let path: String
    /// A descriptor of the folder, which is locked while the process runs. A folder without a lock is no longer in use.
    private let descriptor: Int32
    /// Identifiers of the files and the folder to remove when a signal ends the process.
    private let removals: [Int32]

    /// - Parameter parent: the parent folder; nil for `/tmp`.
    init(in parent: String?) throws(Failure) {
        let parent = parent ?? "/tmp"
        var template = Array("\(parent)/\(PrivateFolder.prefix)XXXXXX".utf8CString)
        // The system creates the folder with permissions only for its owner.
        PrivateFolder.removeLeftovers(in: parent)
        guard mkdtemp(&template) != nil else { throw PrivateFolder.failure(errno) }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        let files = FileName.allCases.map { "\(path)/\($0.rawValue)" }
        removals = (files + [path]).map { modelc_remove_on_signal($0) }
    }

    deinit {
        PrivateFolder.remove(path)
        for removal in removals { modelc_forget_removal(removal) }
        if descriptor >= 0 { close(descriptor) }
    }

    private static func remove(_ path: String) {
        for name in FileName.allCases { unlink("\(path)/\(name.rawValue)") }
        rmdir(path)
    }

    /// Removes the folders of earlier runs that were killed.
    private static func removeLeftovers(in parent: String) {
        guard let folder = opendir(parent) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasPrefix(prefix), name.utf8.count == prefix.utf8.count + 6 else { continue }
            if isLeftBehind("\(parent)/\(name)") { remove("\(parent)/\(name)") }
        }
    }

    private static let prefix = "modelc-"

    /// Whether a folder belongs to the user and is not locked. New folders are not included, because there are some
    /// microseconds between creating and locking a folder.
    private static func isLeftBehind(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            return false
        }
        #if canImport(Darwin)
            let changed = status.st_mtimespec.tv_sec
        #else
            let changed = status.st_mtim.tv_sec
        #endif
        return time(nil) - changed > 2 && flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    /// The names of files in the folder: the copies, and the files that SQLite creates next to them.
    enum FileName: String, CaseIterable {
        case main = "store"
        case writeAheadLog = "store-wal"
        case journal = "store-journal"
        case sharedMemory = "store-shm"
    }

    func file(_ name: FileName) -> String { "\(path)/\(name.rawValue)" }

    /// Copies the content of a file into the folder.
    func receive(_ source: SourceFile, as name: FileName) throws(Failure) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(file(name), flags, S_IRUSR | S_IWUSR)
        guard descriptor >= 0 else { throw PrivateFolder.failure(errno) }
        defer { close(descriptor) }
        var offset = 0
        while true {
            guard let chunk = source.bytes(at: offset, count: PrivateFolder.chunkSize) else {
                throw Failure(reason: "the system cannot read the file from byte \(offset) on", isOfSource: true)
            }
            guard !chunk.isEmpty else { return }
            try write(chunk, to: descriptor)
            offset += chunk.count
        }
    }

    private static let chunkSize = 1 << 20

    private func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                #if canImport(Darwin)
                    Darwin.write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
                #elseif canImport(Musl)
                    Musl.write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
                #else
                    Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
                #endif
            }
            if count > 0 {
                written += count
            } else if errno != EINTR {
                throw PrivateFolder.failure(errno)
            }
        }
    }

    private static func failure(_ code: Int32) -> Failure {
        Failure(reason: String(cString: strerror(code)), isOfSource: false)
    }
}
