import ModelcBase
import ModelcDiagnostics
import ModelcFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Prevents other runs of modelc from changing files while this run reads them, decides and writes. Code that replaces
/// a file of the user holds the lock from before the first read until after the last write. Such files are a model, the
/// file that names its current version, an Xcode project, a mapping model, a lock file, and a baseline.
///
/// The lock is on a folder: the bundle, or the folder that contains the file. A lock on the file itself would be lost
/// when the file is replaced. No file is left in the folder, and the system releases the lock when the process ends for
/// any reason.
///
/// Runs cannot deadlock. The folders of one call are locked in a fixed order that does not depend on their names.
/// Models come before the projects that list them, and projects before lock files. Only projects and lock files may be
/// added to a lock that is already held.
final class WriteLock {
    /// The maximum time to wait for other runs, in seconds. Each run holds its lock for some milliseconds.
    static let patience = 60
    private static let pause: UInt32 = 10_000
    /// A wait is reported only if it takes at least this number of seconds.
    private static let patienceWithoutWords = 2

    /// The locked folders, with their open file descriptors; -1 for a folder that cannot be locked.
    private var held: [FolderIdentity: Int32] = [:]
    private let patience: Int
    private let waiting: WaitObserver?
    /// Whether to finish or remove the versions that earlier runs left unfinished because they were killed. Only
    /// commands that report the result do so.
    private let settles: Bool
    /// The names of versions that are not removed, even if an earlier run was killed before it finished them.
    private let wanted: [String]
    /// The versions of earlier, killed runs that this run finished or removed.
    private(set) var settled: [SettledVersion] = []
    /// Whether the user was already told about the wait.
    private var hasReported = false

    /// Waits until no other run holds a lock for one of the files, then locks all of them.
    ///
    /// - Parameters:
    ///   - paths: the files, or the bundles that they are in; they need not exist.
    ///   - settles: whether to finish or remove versions that killed runs left behind; the caller has to report
    ///     `settled`.
    ///   - wanted: the names of versions in the command, which are not removed even if a killed run has not finished
    ///     them.
    ///   - patience: how long to wait, in seconds.
    ///   - waiting: called with a path that another run has held for more than two seconds, and with nil when the wait
    ///     ends.
    /// - Throws: an error if another process holds one of the files for longer than `patience`, or if this cannot be
    ///   determined. If the user has no access to a folder, or if its file system has no locks, it counts as locked by
    ///   this run.
    init(
        of paths: [String], settles: Bool = false, keeping wanted: [String] = [],
        patience: Int = WriteLock.patience, waiting: WaitObserver? = nil
    ) throws(FileWritingError) {
        self.patience = patience
        self.waiting = waiting
        self.wanted = wanted
        self.settles = settles
        do throws(FileWritingError) {
            try add(paths)
        } catch {
            release()
            throw error
        }
    }

    /// Locks more files. Files that are already locked are skipped.
    func add(_ paths: [String]) throws(FileWritingError) {
        defer { endWaiting() }
        var folders: [FolderIdentity: (folder: String, path: String)] = [:]
        for path in paths {
            let folder = WriteLock.folder(for: path)
            guard let identity = FolderIdentity(folder), held[identity] == nil else { continue }
            folders[identity] = (folder, path)
        }
        for (_, place) in folders.sorted(by: { $0.key < $1.key }) { try hold(place.folder, for: place.path) }
    }

    func release() {
        for descriptor in held.values where descriptor >= 0 { close(descriptor) }
        held = [:]
    }

    /// Whether a file may be replaced while this lock is held.
    func covers(_ path: String) -> Bool { FolderIdentity(WriteLock.folder(for: path)).map { held[$0] != nil } ?? true }

    /// Returns the folder to lock for a file. Symbolic links are resolved, so that all spellings of a path give the
    /// same folder.
    static func folder(for path: String) -> String {
        let path = resolved(PathText.absolute(path))
        // Such a bundle may not exist yet, or may be replaced, so it cannot be locked; the folder above it is locked
        // instead.
        if let made = PathText.bundle(around: path, endings: [".xcmappingmodel", ".momd"]) {
            return PathText.folder(of: made)
        }
        let model = PathText.model(around: path)
        if let model, FileSystem.kind(of: model) == .folder { return model }
        let folder = model == nil && FileSystem.kind(of: path) == .folder ? path : PathText.folder(of: model ?? path)
        return ExistingPath.ancestor(of: folder)
    }

    /// Resolves symbolic links in a path, except for the file itself: a link is not followed when it is replaced.
    private static func resolved(_ path: String) -> String {
        if FileSystem.kind(of: path) == .folder { return ExistingPath.resolved(path) }
        return PathText.joined(ExistingPath.resolved(PathText.folder(of: path)), PathText.name(of: path))
    }

    private func hold(_ folder: String, for path: String) throws(FileWritingError) {
        var rest = patience * 1_000_000 / Int(WriteLock.pause)
        while true {
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                if [ENOENT, ENOTDIR, EACCES, EPERM].contains(errno) { return note(folder) }
                throw unlockable(path)
            }
            var isHeld = false
            defer { if !isHeld { close(descriptor) } }
            try wait(for: descriptor, of: path, &rest)
            // Another run may have replaced or removed the folder.
            guard let identity = FolderIdentity(descriptor), FolderIdentity(folder) == identity else {
                guard rest > 0 else { throw .locked(path: path, seconds: patience) }
                rest -= 1
                continue
            }
            held[identity] = descriptor
            isHeld = true
            if PathText.model(around: folder) == folder {
                if settles { settled += UnfinishedVersion.settle(in: folder, keeping: wanted) }
                UnfinishedFiles.remove(in: [folder])
            }
            return
        }
    }

    /// Treats a folder that cannot be opened for locking as locked by this run.
    private func note(_ folder: String) { if let identity = FolderIdentity(folder) { held[identity] = -1 } }

    private func wait(for descriptor: Int32, of path: String, _ rest: inout Int) throws(FileWritingError) {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EBADF].contains(errno) { return }
            guard errno == EWOULDBLOCK || errno == EINTR else { throw unlockable(path) }
            guard rest > 0 else { throw .locked(path: path, seconds: patience) }
            rest -= 1
            if !hasReported, (patience - WriteLock.patienceWithoutWords) * 1_000_000 / Int(WriteLock.pause) >= rest {
                hasReported = true
                waiting?(path)
            }
            usleep(WriteLock.pause)
        }
    }

    private func endWaiting() {
        if hasReported { waiting?(nil) }
        hasReported = false
    }

    private func unlockable(_ path: String) -> FileWritingError {
        .unwritable(path: path, reason: "its folder cannot be locked: \(DiskFailure().reason)")
    }
}

/// The same operations for use cases. They throw `RunFailure` if another run holds a file for too long.
extension WriteLock {
    static func taken(
        of paths: [String], settles: Bool = false, keeping wanted: [String] = [], waiting: WaitObserver?
    ) throws(RunFailure) -> WriteLock {
        try telling { () throws(FileWritingError) in
            try WriteLock(of: paths, settles: settles, keeping: wanted, waiting: waiting)
        }
    }

    /// Locks the models that a command names. Finishes or removes the versions that earlier runs left unfinished in
    /// these models because they were killed; the caller reports `settled`.
    static func settling(_ models: [String], keeping names: [String] = [], waiting: WaitObserver?) throws(RunFailure)
        -> WriteLock
    {
        let versions = models.filter { PathText.bundle(ofVersion: $0) != nil }.map { PathText.name(of: $0) }
        return try taken(of: models, settles: true, keeping: versions + names, waiting: waiting)
    }

    /// Messages about the versions that were finished or removed; see `SettledVersion.diagnostic`.
    ///
    /// - Parameter matchesProjects: whether the run updates the Xcode projects to list the versions of the bundle.
    func messages(
        _ display: DisplayPath, versions: [String] = [], current: String? = nil, matchesProjects: Bool = false
    ) -> [Diagnostic] {
        settled.filter { !matchesProjects || !$0.isAboutProjects }
            .map { $0.diagnostic(display, versions: versions, current: current) }
    }

    /// Runs work that may fail. If it fails, the failure also reports the versions of earlier, killed runs that were
    /// finished or removed before.
    func reportingSettled<Value>(_ display: DisplayPath, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch var failure as RunFailure where !settled.isEmpty {
            failure.diagnostics = messages(display) + failure.diagnostics
            throw failure
        }
    }

    func take(_ paths: [String]) throws(RunFailure) {
        try WriteLock.telling { () throws(FileWritingError) in try add(paths) }
    }

    private static func telling<Value>(_ work: () throws(FileWritingError) -> Value) throws(RunFailure) -> Value {
        do throws(FileWritingError) {
            return try work()
        } catch {
            throw RunFailure([error.diagnosticOfModel])
        }
    }
}

/// Identifies the folder at a path, regardless of how the path is spelled.
private struct FolderIdentity: Hashable, Comparable {
    private let device: UInt64
    private let number: UInt64

    /// Nil if there is no such folder.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    static func < (left: FolderIdentity, right: FolderIdentity) -> Bool {
        (left.device, left.number) < (right.device, right.number)
    }
}
