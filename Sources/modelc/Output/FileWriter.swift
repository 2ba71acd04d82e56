import ModelcCodegen
import ModelcConcurrency

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
struct FileWriter: Sendable {
    /// The output folders, which need not exist.
    let folders: OutputFolders
    /// Whether machine files may replace files that modelc did not write.
    var overwritesForeignFiles = false
    /// The texts of which a file has one if it may be replaced by a generated one.
    let markers: @Sendable (GeneratedFile) -> [String]

    /// How many bytes of a file are searched for a marker.
    static let markedLength = 4_000

    /// Decides what is to be done for each file.
    func plan(_ files: [GeneratedFile]) throws(FileWritingError) -> [PlannedFile] {
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
    static func write(_ planned: [PlannedFile]) throws(FileWritingError) {
        for folder in Set(planned.filter(\.action.writes).map(\.folder)).sorted() {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw .unwritable(path: folder, reason: folderReason(folder, error))
            }
        }
        let writes = planned.filter(\.action.writes)
        removeLeftovers(in: writes.map(\.folder))
        let parts = ConcurrentParts.map(count: writes.count, length: 50) { part in
            Result { () throws(FileWritingError) in
                for file in writes[part] { try write(file) }
            }
        }
        for part in parts { try part.get() }
    }

    private static func folderReason(_ folder: String, _ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteFileExists: "something stands in its place that is no folder"
        case .fileWriteNoPermission: "you have no permission to make the folder"
        case .fileWriteOutOfSpace: "the disk is full"
        case .fileWriteVolumeReadOnly: "the disk cannot be written to"
        default: "the folder cannot be made"
        }
    }

    /// Writes one file, at the path that the user named.
    ///
    /// - Parameter marker: the text that a file there begins with if it may be replaced; nil for any file.
    static func write(_ text: String, to path: String, replacing marker: String?) throws(FileWritingError) {
        let file = GeneratedFile(path: PathText.name(of: path), text: text, policy: .machine)
        let writer = FileWriter(
            folders: OutputFolders(machine: PathText.folder(of: path)), overwritesForeignFiles: marker == nil,
            markers: { _ in marker.map { [$0] } ?? [] })
        let planned = try writer.plan([file])
        if planned.contains(where: { $0.action == .refuse }) {
            throw .unwritable(path: path, reason: "something stands there that modelc did not write")
        }
        try write(planned)
    }

    /// Removes machine files that no entity produces any more.
    static func remove(_ paths: [String]) throws(FileWritingError) {
        for path in paths {
            guard unlink(path) == 0 || errno == ENOENT else { throw .unwritable(path: path, reason: reason()) }
        }
    }

    private func plan(
        _ file: GeneratedFile, at path: String, _ disk: inout FileBytes
    ) throws(FileWritingError) -> PlannedFile {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else {
                throw .unwritable(path: path, reason: FileWriter.reason())
            }
            let isThereOtherwise = file.alternativePaths.contains {
                lstat(folders.folder(of: file) + "/" + $0, &status) == 0
            }
            return PlannedFile(file: file, path: path, action: isThereOtherwise ? .keep : .create)
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
        return plan(file, at: path, insteadOf: disk.contents(of: path))
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
    private static func write(_ planned: PlannedFile) throws(FileWritingError) {
        let temporary =
            "\(planned.folder)/.modelc-\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
        do {
            try writeWhole(Array(planned.file.text.utf8), to: temporary)
            try move(temporary, to: planned)
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

    /// - Parameter mode: the file's permissions; nil for those of new files.
    private static func writeWhole(_ bytes: [UInt8], to path: String, mode: mode_t? = nil) throws(SystemReason) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemReason(reason()) }
        if let mode { _ = fchmod(descriptor, mode & 0o7777) }
        guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
            let reason = SystemReason(reason())
            close(descriptor)
            throw reason
        }
        guard close(descriptor) == 0 else { throw SystemReason(reason()) }
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
    /// How the names of unfinished files begin.
    static let temporaryPrefix = ".modelc-"
    /// The longest name of an unfinished file, in bytes.
    static let temporaryNameLength = 40

    /// Removes unfinished files of processes that are no more. Those of the last minute stay: a process on another computer,
    /// or in another container, may still be writing them. After a day nobody does, though the process's number is in use
    /// again.
    static func removeLeftovers(in folders: some Sequence<String>) {
        for folder in Set(folders) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names {
                guard let process = processOfTemporary(name) else { continue }
                removeLeftover(folder + "/" + name, of: process)
            }
        }
    }

    private static func removeLeftover(_ path: String, of process: pid_t) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        let age = time(nil) - modificationTime(status)
        let isGone = kill(process, 0) != 0 && errno == ESRCH
        if age > 60 && isGone || age > 24 * 60 * 60 { unlink(path) }
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
    /// - Parameter newFolder: a folder to make first, which must not exist; it is removed again where writing fails.
    static func change(_ changes: [FileChange], newFolder: String? = nil) throws(FileWritingError) {
        let changes = changes.filter { $0.old != $0.new }
        for change in changes { _ = try permissions(of: change) }
        if let newFolder {
            guard mkdir(newFolder, 0o777) == 0 else { throw .unwritable(path: newFolder, reason: reason()) }
        }
        do throws(FileWritingError) {
            for change in changes { try replace(change) }
        } catch {
            if let newFolder { removeFolder(newFolder, changes) }
            throw error
        }
    }

    /// The folder has nothing in it but what was written there.
    private static func removeFolder(_ folder: String, _ changes: [FileChange]) {
        for change in changes where change.old == nil && change.path.hasPrefix(folder + "/") { unlink(change.path) }
        rmdir(folder)
    }

    private static func replace(_ change: FileChange) throws(FileWritingError) {
        let folder = change.path.lastIndex(of: "/").map { String(change.path[..<$0]) } ?? "."
        let temporary = "\(folder)/.modelc-\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
        do throws(FileWritingError) {
            // Looked at once more, right before: an editor may have saved the file in the meantime.
            let mode = try permissions(of: change)
            do throws(SystemReason) {
                try writeWhole(change.new, to: temporary, mode: mode)
                _ = try move(temporary, in: change)
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
        guard kind == S_IFREG else { throw .unwritable(path: change.path, reason: "it is no regular file") }
        if status.st_mode & 0o200 == 0 || access(change.path, W_OK) != 0 {
            throw .unwritable(path: change.path, reason: "it is read-only")
        }
        guard let data = FileManager.default.contents(atPath: change.path), data.elementsEqual(old) else {
            throw .changedMeanwhile(path: change.path)
        }
        return status.st_mode
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
