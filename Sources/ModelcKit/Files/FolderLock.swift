#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keeps other runs of the tool out of a folder while a file in it is read, changed and written. The system lets go of the lock
/// when the process ends, however it ends, and nothing is left in the folder.
enum FolderLock {
    /// How long to wait for other runs, in seconds. Each holds the lock for some milliseconds.
    static let patience = 60

    private static let pause: UInt32 = 20_000

    /// Does some work alone. Where the folder is closed or its file system has no locks the work is done all the same.
    ///
    /// - Parameter path: the file that the work is about, for the error.
    /// - Throws: where another process has the lock for longer than `patience`, and where nobody can tell.
    static func holding<Outcome>(
        _ folder: String, for path: String, _ work: () -> Outcome
    ) throws(FileWritingError) -> Outcome {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if [ENOENT, ENOTDIR, EACCES, EPERM].contains(errno) { return work() }
            throw unlockable(path)
        }
        defer { close(descriptor) }
        for _ in 0..<(patience * 1_000_000 / Int(pause)) {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return work() }
            if [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EBADF].contains(errno) { return work() }
            guard errno == EWOULDBLOCK || errno == EINTR else { throw unlockable(path) }
            usleep(pause)
        }
        throw .unwritable(path: path, reason: "another program has kept its folder locked for \(patience) seconds")
    }

    private static func unlockable(_ path: String) -> FileWritingError {
        .unwritable(path: path, reason: "its folder cannot be locked: \(String(cString: strerror(errno)).lowercased())")
    }
}
