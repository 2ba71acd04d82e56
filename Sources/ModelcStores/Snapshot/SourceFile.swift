#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One file of a store, open for reading. It cannot be changed through this class, and symbolic links are not followed.
final class SourceFile {
    /// The reason that a file was not opened.
    enum Refusal: Error, Hashable {
        case missing
        case folder
        case link
        /// A pipe, a device or similar, which is never opened.
        case special
        /// A clause (`you have no permission to read it`).
        case system(reason: String)
    }

    /// The values that show a change of the file.
    struct Stamp: Hashable {
        var identity: UInt64
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    static func open(_ path: String) throws(Refusal) -> SourceFile {
        // Checked before opening: opening a device may have an effect.
        var status = stat()
        guard lstat(path, &status) == 0 else { throw refusal(of: errno) }
        try check(status)
        #if canImport(Darwin)
            let descriptor = Darwin.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        #elseif canImport(Musl)
            let descriptor = Musl.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        #else
            let descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        #endif
        guard descriptor >= 0 else { throw refusal(of: errno) }
        let file = SourceFile(descriptor: descriptor)
        // It may have been replaced in between.
        guard fstat(descriptor, &status) == 0 else { throw refusal(of: errno) }
        try check(status)
        return file
    }

    private static func check(_ status: stat) throws(Refusal) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw .folder
        case S_IFLNK: throw .link
        default: throw .special
        }
    }

    private static func refusal(of code: Int32) -> Refusal {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case ELOOP: .link
        case EACCES, EPERM: .system(reason: "you have no permission to read it")
        case ENAMETOOLONG: .system(reason: "its name is too long")
        default: .system(reason: String(cString: strerror(code)))
        }
    }

    /// The file's stamp; nil if the system does not provide it.
    var stamp: Stamp? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Stamp(
            identity: UInt64(status.st_ino), size: Int(status.st_size), seconds: Int(time.tv_sec),
            nanoseconds: Int(time.tv_nsec))
    }

    /// Bytes from an offset on: fewer than requested at the end of the file, nil if the system cannot read them.
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let read = bytes.withUnsafeMutableBytes { buffer in
                pread(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
            }
            if read == 0 { break }
            if read > 0 {
                filled += read
            } else if errno != EINTR {
                return nil
            }
        }
        return Array(bytes.prefix(filled))
    }
}

/// The lock of SQLite's readers, on a file that is open for reading (SQLite's public file format: the bytes from
/// 0x40000000 on are for locks). It prevents programs with a rollback journal from writing; it changes nothing in the
/// file and ends when the file is closed.
enum SharedLock {
    private static let pendingByte = 0x4000_0000
    private static let sharedFirst = pendingByte + 2
    private static let sharedSize = 510

    /// Whether the lock was taken. The result is true on file systems without locks: changes are detected in other
    /// ways.
    static func take(on file: SourceFile) -> Bool {
        // As in SQLite's readers: a waiting writer holds the first byte, so that it is not starved.
        guard set(F_RDLCK, pendingByte, 1, file) else { return false }
        defer { _ = set(F_UNLCK, pendingByte, 1, file) }
        return set(F_RDLCK, sharedFirst, sharedSize, file)
    }

    private static func set(_ type: Int32, _ start: Int, _ length: Int, _ file: SourceFile) -> Bool {
        var lock = flock()
        lock.l_type = numericCast(type)
        lock.l_whence = numericCast(SEEK_SET)
        lock.l_start = numericCast(start)
        lock.l_len = numericCast(length)
        guard fcntl(file.descriptor, F_SETLK, &lock) == -1 else { return true }
        return errno != EAGAIN && errno != EACCES
    }
}
