#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
