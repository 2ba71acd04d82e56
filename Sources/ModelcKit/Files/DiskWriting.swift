import ModelcBase

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

/// The only code that writes results to disk. It writes whole files under temporary names and moves them to their final names.
enum DiskWriting {
    /// Writes a new file.
    ///
    /// - Parameters:
    ///   - mode: the file's permissions; nil for the default of new files.
    ///   - isDurable: whether the bytes have to be on the disk before the file gets its name.
    static func write(
        _ bytes: [UInt8], to path: String, mode: mode_t? = nil, isDurable: Bool
    ) throws(DiskFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw DiskFailure() }
        // While this lock is held, other runs do not treat the file as left behind by a killed run.
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        if let mode { _ = fchmod(descriptor, mode & 0o7777) }
        guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }), !isDurable || synchronize(descriptor) else {
            let failure = DiskFailure()
            close(descriptor)
            throw failure
        }
        guard close(descriptor) == 0 else { throw DiskFailure() }
    }

    /// Replaces bytes of a temporary file before it gets its final name.
    static func replace(_ bytes: [UInt8], at offset: Int, in path: String) throws(DiskFailure) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw DiskFailure() }
        let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
        guard close(descriptor) == 0, count == bytes.count else { throw DiskFailure() }
    }

    /// Renames a file or folder, and replaces an existing file of that name.
    static func move(_ path: String, to name: String) throws(DiskFailure) {
        guard rename(path, name) == 0 else { throw DiskFailure() }
    }

    /// Renames a file to a name that is not in use. Unlike `move`, this never replaces a file that another process has
    /// created under that name in the meantime.
    ///
    /// - Parameter isKeptIfThere: whether to keep an existing file of that name instead of throwing an error; the new
    ///   file is then removed.
    static func name(_ path: String, _ name: String, isKeptIfThere: Bool = false) throws(DiskFailure) {
        guard link(path, name) == 0 || (isKeptIfThere && errno == EEXIST) else { throw DiskFailure() }
        unlink(path)
    }

    /// Removes a file; a missing file is not a failure.
    static func remove(_ path: String) throws(DiskFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw DiskFailure() }
    }

    /// Removes a file, if possible.
    static func discard(_ path: String) { unlink(path) }

    /// Gives a file the current time. A file that is missing is not an error.
    static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

    /// Removes a file, or truncates it if it cannot be removed.
    static func discardContent(_ path: String) { if unlink(path) != 0, errno != ENOENT { truncate(path, 0) } }

    /// Creates a folder that does not exist.
    static func makeFolder(_ path: String) throws(DiskFailure) {
        guard mkdir(path, 0o777) == 0 else { throw DiskFailure() }
    }

    /// Removes a folder, if it is empty.
    static func discardFolder(_ path: String) { rmdir(path) }

    /// Creates a folder and its parent folders, unless they exist.
    ///
    /// - Returns: the folders that were created, the outermost first.
    static func makeFolders(_ path: String) throws(DiskFailure) -> [String] {
        let missing = ExistingPath.missingFolders(of: path)
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            for folder in missing.reversed() { discardFolder(folder) }
            throw DiskFailure(reason: folderReason(error))
        }
        return missing
    }

    private static func folderReason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteFileExists: "something else exists there that is not a folder"
        case .fileWriteNoPermission: "you have no permission to make the folder"
        case .fileWriteOutOfSpace: DiskFailure.fullDisk
        case .fileWriteVolumeReadOnly: "the disk cannot be written to"
        default: "the folder cannot be made"
        }
    }
}

extension DiskWriting {
    /// Waits until the names in a folder are on the disk. Errors are ignored, because the files are complete in any case.
    static func synchronizeFolder(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = synchronize(descriptor)
        close(descriptor)
    }

    /// Waits until a file's bytes are on the disk. A file system that does not support this is not an error.
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

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
