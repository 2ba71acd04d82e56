#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A read lock as SQLite's readers use it, on a file that is open for reading. The locks are on bytes from 0x40000000
/// on (SQLite's public file format). The lock prevents programs that use a rollback journal from writing. It does not
/// change the file, and ends when the file is closed.
enum SharedLock {
    private static let pendingByte = 0x4000_0000
    private static let sharedFirst = pendingByte + 2
    private static let sharedSize = 510

    /// Takes the lock, and returns whether it was taken. Also true on file systems without locks, where changes during
    /// the copy are detected in other ways.
    static func take(on file: SourceFile) -> Bool {
        // As in SQLite's readers: a writer that waits locks the first byte. New readers then fail, so the writer gets
        // its turn.
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
