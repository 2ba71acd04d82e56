#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One file of a store, open for reading. It cannot be changed through this class, and symbolic links are not followed.
final class SourceFile {
    /// The reason why a file was not opened.
    enum Refusal: Error, Hashable {
        case missing
        case folder
        case link
        /// A pipe, a device or another special file, which is never opened.
        case special
        /// An error of the system, as a clause such as `you have no permission to read it`.
        case system(reason: String)
    }

    /// Values that differ if the file was changed.
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
        // Checked before opening, because opening a device can have side effects.
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
        // The file may have been replaced between the check and opening it.
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

    /// The file's inode number, size and modification time, to detect changes; nil if the system does not provide them.
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

    /// Returns bytes from an offset on. Returns fewer than requested at the end of the file, and nil if the system
    /// cannot read the file.
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
