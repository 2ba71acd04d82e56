import ModelcConcurrency
import ModelcDisk
import ModelcSchema
import ModelcSourceCode

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

/// The only place that writes to disk. Files appear whole or not at all, are rewritten only when their bytes differ, and
/// never stand outside the output folder; a human file that exists is never touched.
///
/// `plan` looks and decides, `write` does what was planned: when anything is refused, nothing is written.
package struct FileWriter: Sendable {
    /// The output folders, which need not exist.
    package let folders: OutputFolders
    /// Whether machine files may replace files that modelc did not write.
    package var overwritesForeignFiles = false
    /// The texts of which a file has one if it may be replaced by a generated one.
    package let markers: @Sendable (GeneratedFile) -> [String]

    /// - Parameter markers: the texts of which a file has one if it may be replaced by a generated one; none for no file.
    package init(
        folders: OutputFolders, overwritesForeignFiles: Bool = false,
        markers: @escaping @Sendable (GeneratedFile) -> [String] = { _ in [] }
    ) {
        self.folders = folders
        self.overwritesForeignFiles = overwritesForeignFiles
        self.markers = markers
    }

    /// How many bytes of a file are searched for a marker.
    package static let markedLength = 4_000
    /// How many bytes of a file are read to show what changes.
    private static let largestReplaced = 64 << 20

    /// Decides what is to be done for each file.
    package func plan(_ files: [GeneratedFile]) throws(FileWritingError) -> [PlannedFile] {
        if let folder = folders.folderInsideModel { throw .insideModel(folder) }
        let parts = ConcurrentParts.map(count: files.count, length: 50) { part in
            Result { () throws(FileWritingError) in try plan(files[part]) }
        }
        var planned: [PlannedFile] = []
        planned.reserveCapacity(files.count)
        for part in parts { planned += try part.get() }
        return planned
    }

    private func plan(_ files: ArraySlice<GeneratedFile>) throws(FileWritingError) -> [PlannedFile] {
        var planned: [PlannedFile] = []
        var disk = FileBytes()
        let machine = NameLimits(folder: folders.machine)
        let human = NameLimits(folder: folders.human)
        for file in files {
            guard FileWriter.isInside(file.path) else { throw .outsideFolder(file.path) }
            let limits = file.policy == .human ? human : machine
            if let fault = limits.fault(of: file.path) { throw fault }
            planned.append(try plan(file, at: folders.path(of: file), &disk))
        }
        return planned
    }

    /// Writes what was planned. On an error some files may be written; each of them is whole.
    ///
    /// - Parameter isDurable: whether the files have to survive a crash of the system as old or new: those that nobody can make
    ///   again.
    package static func write(_ planned: [PlannedFile], isDurable: Bool = false) throws(FileWritingError) {
        let writes = planned.filter(\.action.writes)
        for folder in Set(writes.map(\.folder)).sorted() { try makeFolder(folder) }
        removeLeftovers(in: planned.map(\.folder))
        let parts = ConcurrentParts.map(count: writes.count, length: 50) { part in
            Result { () throws(FileWritingError) in
                for file in writes[part] { try write(file, isDurable) }
            }
        }
        for part in parts { try part.get() }
    }

    /// Makes a folder with those above it, unless it is there.
    package static func makeFolder(_ folder: String) throws(FileWritingError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder, reason: folderReason(folder, error))
        }
    }

    private static func folderReason(_ folder: String, _ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteFileExists: "something stands in its place that is not a folder"
        case .fileWriteNoPermission: "you have no permission to make the folder"
        case .fileWriteOutOfSpace: "the disk is full"
        case .fileWriteVolumeReadOnly: "the disk cannot be written to"
        default: "the folder cannot be made"
        }
    }

    /// Writes one file, at the path that the user named.
    ///
    /// - Parameters:
    ///   - marker: the text that a file there begins with if it may be replaced; nil for any file.
    ///   - isDurable: as for planned files.
    package static func write(
        _ text: String, to path: String, replacing marker: String?, isDurable: Bool = false
    ) throws(FileWritingError) {
        let file = GeneratedFile(path: PathText.name(of: path), text: text, policy: .machine)
        let writer = FileWriter(
            folders: OutputFolders(machine: PathText.folder(of: path)), overwritesForeignFiles: marker == nil,
            markers: { _ in marker.map { [$0] } ?? [] })
        let planned = try writer.plan([file])
        if planned.contains(where: { $0.action == .refuse }) {
            throw .unwritable(path: path, reason: "something stands there that modelc did not write")
        }
        try write(planned, isDurable: isDurable)
    }

    /// Removes machine files that no entity produces any more.
    package static func remove(_ paths: [String]) throws(FileWritingError) {
        for path in paths {
            guard unlink(path) == 0 || errno == ENOENT else { throw .unwritable(path: path, reason: reason()) }
        }
    }

    private func plan(
        _ file: GeneratedFile, at path: String, _ disk: inout FileBytes
    ) throws(FileWritingError) -> PlannedFile {
        guard let status = try status(of: path) else {
            for other in file.alternativePaths where try status(of: folders.folder(of: file) + "/" + other) != nil {
                return PlannedFile(file: file, path: path, action: .keep)
            }
            return PlannedFile(file: file, path: path, action: .create)
        }
        switch file.policy {
        case .human:
            let isFile = [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT)
            return PlannedFile(file: file, path: path, action: isFile ? .keep : .refuse)
        case .machine, .never: break
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return PlannedFile(file: file, path: path, action: .refuse) }
        if disk.areEqual(toTextAt: path, size: Int(status.st_size), file.text) {
            return PlannedFile(file: file, path: path, action: .leave)
        }
        // Of a file that no generation can have written, the beginning tells whose it is.
        let isHuge = status.st_size > FileWriter.largestReplaced
        let bytes =
            isHuge ? try? FileBytes.head(of: path, length: FileWriter.markedLength).get() : disk.contents(of: path)
        return plan(file, at: path, insteadOf: bytes)
    }

    /// What stands at a path; nil where there is nothing. An error is no answer.
    private func status(of path: String) throws(FileWritingError) -> stat? {
        var status = stat()
        if lstat(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else {
            throw .unwritable(path: path, reason: FileWriter.reason())
        }
        return nil
    }

    /// What is to be done with a file that says something else, or cannot be read.
    private func plan(_ file: GeneratedFile, at path: String, insteadOf bytes: [UInt8]?) -> PlannedFile {
        guard let bytes else { return PlannedFile(file: file, path: path, action: .refuse) }
        let head = String(decoding: bytes.prefix(FileWriter.markedLength), as: UTF8.self)
        // In an empty file there is nothing to lose: a run that was killed may have left it.
        let isOurs = overwritesForeignFiles || bytes.isEmpty || markers(file).contains { head.contains($0) }
        return PlannedFile(
            file: file, path: path, action: isOurs && file.policy != .never ? .update : .refuse,
            oldText: String(decoding: bytes, as: UTF8.self))
    }

    /// Whether a path leads to a place below the folder that it is given from.
    private static func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." } && !path.utf8.contains(0)
    }

    /// Writes to a temporary name beside the file, then moves it there.
    private static func write(_ planned: PlannedFile, _ isDurable: Bool) throws(FileWritingError) {
        let temporary = temporaryPath(in: planned.folder)
        do {
            try writeWhole(Array(planned.file.text.utf8), to: temporary, isDurable: isDurable)
            try move(temporary, to: planned)
            if isDurable { synchronizeFolder(planned.folder) }
        } catch {
            unlink(temporary)
            throw FileWritingError.unwritable(path: planned.path, reason: error.text)
        }
    }

    private static func move(_ temporary: String, to planned: PlannedFile) throws(SystemReason) {
        switch planned.action {
        case .create where planned.file.policy != .machine:
            // Unlike a rename, a link never replaces what another process has put there in the meantime.
            guard link(temporary, planned.path) == 0 || errno == EEXIST else { throw SystemReason(reason()) }
            unlink(temporary)
        case .create, .update:
            guard rename(temporary, planned.path) == 0 else { throw SystemReason(reason()) }
        case .keep, .leave, .refuse: break
        }
    }

    /// - Parameters:
    ///   - mode: the file's permissions; nil for those of new files.
    ///   - isDurable: whether the bytes have to be on the disk before the file gets its name.
    private static func writeWhole(
        _ bytes: [UInt8], to path: String, mode: mode_t? = nil, isDurable: Bool
    ) throws(SystemReason) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemReason(reason()) }
        // As long as it is held, nobody takes the file for one that a killed run left behind.
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        if let mode { _ = fchmod(descriptor, mode & 0o7777) }
        guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }), !isDurable || synchronize(descriptor) else {
            let reason = SystemReason(reason())
            close(descriptor)
            throw reason
        }
        guard close(descriptor) == 0 else { throw SystemReason(reason()) }
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

    /// Waits until the names in a folder are on the disk. The files are whole either way, so that an error changes nothing.
    private static func synchronizeFolder(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = synchronize(descriptor)
        close(descriptor)
    }

    /// A name for an unfinished file or folder.
    private static func temporaryPath(in folder: String) -> String {
        "\(folder)/.modelc-\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
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

    private struct SystemReason: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private static func reason() -> String { String(cString: strerror(errno)).lowercased() }
}

// What runs leave behind that were killed.
extension FileWriter {
    /// How the names of unfinished files and folders begin.
    package static let temporaryPrefix = ".modelc-"
    /// The longest name of an unfinished file, in bytes.
    package static let temporaryNameLength = 40

    /// Removes unfinished files and folders of processes that are no more.
    package static func removeLeftovers(in folders: some Sequence<String>) {
        for folder in Set(folders) { removeLeftovers(in: folder) }
    }

    private static func removeLeftovers(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names {
            guard let process = processOfTemporary(name) else { continue }
            var status = stat()
            let path = folder + "/" + name
            guard lstat(path, &status) == 0 else { continue }
            let kind = status.st_mode & S_IFMT
            let age = time(nil) - modificationTime(status)
            guard [S_IFREG, S_IFDIR].contains(kind), isLeftBehind(path, process, age) else { continue }
            if kind == S_IFREG { unlink(path) } else { removeUnfinishedFolder(path) }
        }
    }

    /// Whether nobody writes a file or folder any more. Its writer holds a lock on it, which the system lets go of with the process,
    /// wherever that runs; between making and locking it there are some microseconds. Without locks, what is older than a
    /// minute and of no process that is known here is left behind.
    private static func isLeftBehind(_ path: String, _ process: pid_t, _ age: Int) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return age > 60 && isGone(process) }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return age > 1 || isGone(process) }
        return errno != EWOULDBLOCK && age > 60 && isGone(process)
    }

    private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

    /// Such a folder has nothing in it but the contents of a version; whatever else is there keeps it.
    private static func removeUnfinishedFolder(_ folder: String) {
        removeLeftovers(in: folder)
        unlink(folder + "/" + ModelFormat.xml.fileName)
        rmdir(folder)
    }

    /// The process whose unfinished file has that name; nil for the name of another file.
    private static func processOfTemporary(_ name: String) -> pid_t? {
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(".tmp") else { return nil }
        let parts = name.dropFirst(temporaryPrefix.count).dropLast(".tmp".count).split(separator: "-")
        guard parts.count == 2, UInt32(parts[1]) != nil, let process = pid_t(parts[0]), process > 0 else { return nil }
        return process
    }

    private static func modificationTime(_ status: stat) -> Int {
        #if canImport(Darwin)
            status.st_mtimespec.tv_sec
        #else
            status.st_mtim.tv_sec
        #endif
    }
}

// Files of the user that are edited: models, and nothing else.
extension FileWriter {
    /// Replaces the bytes of files, each atomically and only if it is still what was read. All of them are looked at before
    /// the first is written.
    ///
    /// - Parameter newFolder: a folder to make first, which must not exist or be empty. It appears with all its files in it,
    ///   and is removed again where writing the others fails.
    package static func change(_ changes: [FileChange], newFolder: String? = nil) throws(FileWritingError) {
        for folder in Set(changes.map { PathText.folder(of: $0.path) }) { removeLeftovers(in: folder) }
        let changes = changes.filter { $0.old != $0.new }
        for change in changes { _ = try permissions(of: change) }
        guard let newFolder else {
            for change in changes { try replace(change) }
            return
        }
        removeLeftovers(in: PathText.folder(of: newFolder))
        let isInside = { (change: FileChange) in change.path.hasPrefix(newFolder + "/") }
        let interim = changes.filter { !isInside($0) }.compactMap { change in
            change.interim.map { FileChange(path: change.path, old: nil, new: $0) }
        }
        do throws(FileWritingError) {
            for change in interim { try replace(change) }
            try make(newFolder, with: changes.filter(isInside))
        } catch {
            for change in interim
            where FileManager.default.contents(atPath: change.path)?.elementsEqual(change.new) ?? false {
                unlink(change.path)
            }
            throw error
        }
        do throws(FileWritingError) {
            for change in changes where !isInside(change) { try replace(change.afterInterim) }
        } catch {
            removeFolder(newFolder, changes.filter(isInside))
            throw error
        }
    }

    /// Makes a folder under another name, writes its files, and then gives it its name.
    private static func make(_ folder: String, with files: [FileChange]) throws(FileWritingError) {
        let temporary = temporaryPath(in: PathText.folder(of: folder))
        guard mkdir(temporary, 0o777) == 0 else { throw .unwritable(path: folder, reason: reason()) }
        let descriptor = open(temporary, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        defer { if descriptor >= 0 { close(descriptor) } }
        let inside = files.map { file in
            FileChange(path: temporary + file.path.dropFirst(folder.count), old: file.old, new: file.new)
        }
        do throws(FileWritingError) {
            for file in inside { try replace(file) }
            guard rename(temporary, folder) == 0 else { throw .unwritable(path: folder, reason: reason()) }
            synchronizeFolder(PathText.folder(of: folder))
        } catch {
            removeFolder(temporary, inside)
            throw error
        }
    }

    /// The folder has nothing in it but what was written there.
    private static func removeFolder(_ folder: String, _ changes: [FileChange]) {
        for change in changes where change.old == nil { unlink(change.path) }
        rmdir(folder)
    }

    private static func replace(_ change: FileChange) throws(FileWritingError) {
        let folder = PathText.folder(of: change.path)
        let temporary = temporaryPath(in: folder)
        do throws(FileWritingError) {
            // Looked at once more, right before: an editor may have saved the file in the meantime.
            let mode = try permissions(of: change)
            do throws(SystemReason) {
                try writeWhole(change.new, to: temporary, mode: mode, isDurable: true)
                try move(temporary, in: change)
                synchronizeFolder(folder)
            } catch {
                throw FileWritingError.unwritable(path: change.path, reason: error.text)
            }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func move(_ temporary: String, in change: FileChange) throws(SystemReason) {
        if change.old == nil {
            guard link(temporary, change.path) == 0 else { throw SystemReason(reason()) }
            unlink(temporary)
        } else {
            guard rename(temporary, change.path) == 0 else { throw SystemReason(reason()) }
        }
    }

    /// The permissions of the file that is to be changed; nil for a new one.
    ///
    /// - Throws: where the file is not what was read, or its owner protects it.
    private static func permissions(of change: FileChange) throws(FileWritingError) -> mode_t? {
        var status = stat()
        guard let old = change.old else {
            guard lstat(change.path, &status) != 0 else { throw .changedMeanwhile(path: change.path) }
            return nil
        }
        guard lstat(change.path, &status) == 0 else { throw .changedMeanwhile(path: change.path) }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFLNK {
            throw .unwritable(path: change.path, reason: "it is a symbolic link, and another model may share its file")
        }
        guard kind == S_IFREG else { throw .unwritable(path: change.path, reason: "it is not a regular file") }
        if status.st_mode & 0o200 == 0 || access(change.path, W_OK) != 0 {
            throw .unwritable(path: change.path, reason: "it is read-only")
        }
        guard let data = FileManager.default.contents(atPath: change.path), data.elementsEqual(old) else {
            throw .changedMeanwhile(path: change.path)
        }
        return status.st_mode
    }
}

extension FileChange {
    /// The change of a file that says by now what it had to say first.
    fileprivate var afterInterim: FileChange { FileChange(path: path, old: interim ?? old, new: new) }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
