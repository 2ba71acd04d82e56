#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder in which nobody else can read, for the copy of a store. It is removed when nobody needs it any more.
///
/// The one place of this module that writes: new files in a new folder, under names of its own.
final class PrivateFolder: Sendable {
    /// Why a copy was not made; a clause.
    struct Failure: Error, Hashable {
        var reason: String
        /// Whether the original could not be read; otherwise the copy could not be written.
        var isOfSource: Bool
    }

    let path: String

    /// - Parameter parent: where the folder is made; nil for the system's folder for temporary files.
    init(in parent: String?) throws(Failure) {
        let parent = parent ?? PrivateFolder.temporaryFolder
        var template = Array("\(parent)/modelc-XXXXXX".utf8CString)
        // The system makes it with rights for its owner only.
        guard mkdtemp(&template) != nil else { throw PrivateFolder.failure(errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static var temporaryFolder: String {
        let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return named.isEmpty ? "/tmp" : named
    }

    deinit {
        for name in FileName.allCases { unlink(file(name)) }
        rmdir(path)
    }

    /// The files that can come into being here: ours, and those that SQLite puts beside them.
    enum FileName: String, CaseIterable {
        case main = "store"
        case writeAheadLog = "store-wal"
        case journal = "store-journal"
        case sharedMemory = "store-shm"
    }

    func file(_ name: FileName) -> String { "\(path)/\(name.rawValue)" }

    /// Copies a file's content.
    func receive(_ source: SourceFile, as name: FileName) throws(Failure) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(file(name), flags, S_IRUSR | S_IWUSR)
        guard descriptor >= 0 else { throw PrivateFolder.failure(errno) }
        defer { close(descriptor) }
        var offset = 0
        while true {
            guard let chunk = source.bytes(at: offset, count: PrivateFolder.chunkSize) else {
                throw Failure(reason: "the system cannot read byte \(offset) and what follows", isOfSource: true)
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
