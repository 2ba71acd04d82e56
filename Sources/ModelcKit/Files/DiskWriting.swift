#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The only place that writes results to disk: whole files under new names, and what gives them their own.
enum DiskWriting {
    /// Writes a new file.
    ///
    /// - Parameters:
    ///   - mode: the file's permissions; nil for those of new files.
    ///   - isDurable: whether the bytes have to be on the disk before the file gets its name.
    static func write(
        _ bytes: [UInt8], to path: String, mode: mode_t? = nil, isDurable: Bool
    ) throws(DiskFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw DiskFailure() }
        // As long as it is held, nobody takes the file for one that a killed run left behind.
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        if let mode { _ = fchmod(descriptor, mode & 0o7777) }
        guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }), !isDurable || synchronize(descriptor) else {
            let failure = DiskFailure()
            close(descriptor)
            throw failure
        }
        guard close(descriptor) == 0 else { throw DiskFailure() }
    }

    /// Gives a file or folder another name, in the place of whatever file has it.
    static func move(_ path: String, to name: String) throws(DiskFailure) {
        guard rename(path, name) == 0 else { throw DiskFailure() }
    }

    /// Gives a file a name that no other has. Unlike a move, it never replaces what another process has put there in the
    /// meantime.
    ///
    /// - Parameter isKeptIfThere: whether it is not a failure if something has the name, which then stays.
    static func name(_ path: String, _ name: String, isKeptIfThere: Bool = false) throws(DiskFailure) {
        guard link(path, name) == 0 || (isKeptIfThere && errno == EEXIST) else { throw DiskFailure() }
        unlink(path)
    }

    /// Removes a file; that there is none is not a failure.
    static func remove(_ path: String) throws(DiskFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw DiskFailure() }
    }

    /// Removes a file, if that is possible.
    static func discard(_ path: String) { unlink(path) }

    /// Makes a folder that is not there.
    static func makeFolder(_ path: String) throws(DiskFailure) {
        guard mkdir(path, 0o777) == 0 else { throw DiskFailure() }
    }

    /// Removes a folder, if it is empty.
    static func discardFolder(_ path: String) { rmdir(path) }

    /// Makes a folder with those above it, unless it is there.
    static func makeFolders(_ path: String) throws(DiskFailure) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw DiskFailure(reason: folderReason(error))
        }
    }

    private static func folderReason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteFileExists: "something else exists there that is not a folder"
        case .fileWriteNoPermission: "you have no permission to make the folder"
        case .fileWriteOutOfSpace: "the disk is full"
        case .fileWriteVolumeReadOnly: "the disk cannot be written to"
        default: "the folder cannot be made"
        }
    }
}

extension DiskWriting {
    /// Waits until the names in a folder are on the disk. The files are whole either way, so that an error changes nothing.
    static func synchronizeFolder(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = synchronize(descriptor)
        close(descriptor)
    }

    /// Waits until a file's bytes are on the disk. Where the file system cannot do that there is nothing to wait for.
    private static func synchronize(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
        #endif
        while fsync(descriptor) != 0 {
            guard errno != EINTR else { continue }
            return [EINVAL, ENOTSUP, EROFS].contains(errno)
        }
        return true
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = systemWrite(descriptor, rest)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return true
    }
}

/// Why a call to the system failed.
struct DiskFailure: Error {
    let reason: String

    init(reason: String) { self.reason = reason }

    /// The error of the last call to the system.
    init() { reason = String(cString: strerror(errno)).lowercased() }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

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
