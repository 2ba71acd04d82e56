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

/// A file whose bytes are to change.
package struct FileChange: Hashable {
    package var path: String
    /// The bytes that were read; nil if there is no file, and none may have come.
    var old: [UInt8]?
    var new: [UInt8]
    /// The bytes of a new file until the new folder that its final bytes name is made; nil where the file need
    /// not be there before.
    var interim: [UInt8]?
}

/// Changes of one place that belong together.
struct FileChangeGroup {
    var changes: [FileChange]
    /// A folder that appears with its files in it; nil where it is there.
    var newFolder: String?

    init(changes: [FileChange], newFolder: String? = nil) {
        self.changes = changes
        self.newFolder = newFolder
    }
}

extension FileWriter {
    /// Replaces the bytes of the files of several places: all of them, or, where writing one fails, none.
    static func change(_ groups: [FileChangeGroup], under lock: WriteLock) throws(FileWritingError) {
        var done: [FileChangeGroup] = []
        do throws(FileWritingError) {
            for group in groups {
                // A new folder appears at once; other files one after another.
                let parts = group.newFolder == nil ? group.changes.map { [$0] } : [group.changes]
                for part in parts {
                    let part = FileChangeGroup(changes: part, newFolder: group.newFolder)
                    try change(part.changes, newFolder: part.newFolder, under: lock)
                    done.append(part)
                }
            }
        } catch {
            for group in done.reversed() { takeBack(group) }
            throw error
        }
    }

    /// Brings back what was there. What another program has changed since stays.
    static func takeBack(_ group: FileChangeGroup) {
        if let folder = group.newFolder { return removeFolder(folder, group.changes) }
        for change in group.changes where change.old != change.new {
            guard FileBytes.areEqual(at: change.path, to: change.new) else { continue }
            if let old = change.old {
                try? replace(FileChange(path: change.path, old: change.new, new: old))
            } else {
                DiskWriting.discard(change.path)
            }
        }
    }
}

// Files of the user that are edited: models, and nothing else.
extension FileWriter {
    /// Replaces the bytes of files, each atomically and only if it is still what was read. All of them are looked at before
    /// the first is written.
    ///
    /// - Parameters:
    ///   - newFolder: a folder to make first, which must not exist or be empty. It appears with all its files in it, and is
    ///     removed again where writing the others fails.
    ///   - replaced: a folder beside the new one that has the same files, and goes when all is written.
    ///   - lock: held since before the files were read. Looking at a file once more does not do: another run may replace it
    ///     between that look and the writing.
    static func change(
        _ changes: [FileChange], newFolder: String? = nil, replacing replaced: String? = nil, under lock: WriteLock
    ) throws(FileWritingError) {
        UnfinishedFiles.remove(in: changes.map { PathText.folder(of: $0.path) })
        let changes = changes.filter { $0.old != $0.new }
        for change in changes { _ = try permissions(of: change) }
        // The folder that was locked may be somewhere else by now.
        if let other = changes.first(where: { !lock.covers($0.path) }) { throw .changedMeanwhile(path: other.path) }
        let isInside = { (change: FileChange) in newFolder.map { change.path.hasPrefix($0 + "/") } ?? false }
        // A run that was killed may have made the folder with all its files: only what is beside it is left.
        guard let newFolder, changes.contains(where: isInside) else { return try replace(changes) }
        UnfinishedFiles.remove(in: [PathText.folder(of: newFolder)])
        let addition = FolderAddition(
            folder: newFolder, files: changes.filter(isInside), others: changes.filter { !isInside($0) },
            replaced: replaced)
        try add(addition)
    }

    /// Removes files that say what was written for the time until a folder is made.
    static func discard(_ interim: [FileChange]) {
        for change in interim where FileBytes.areEqual(at: change.path, to: change.new) {
            DiskWriting.discard(change.path)
        }
    }

    /// Replaces files one after the other. Where one cannot be replaced, those before it get their old bytes again.
    static func replace(_ changes: [FileChange]) throws(FileWritingError) {
        var done: [FileChange] = []
        do throws(FileWritingError) {
            for change in changes {
                try replace(change)
                done.append(change)
            }
        } catch {
            for change in done.reversed() {
                if let old = change.old {
                    try? replace(FileChange(path: change.path, old: change.new, new: old))
                } else {
                    DiskWriting.discard(change.path)
                }
            }
            throw error
        }
    }

    /// Gives the folder of a version another name, which nothing has.
    static func moveFolder(_ path: String, to name: String) throws(FileWritingError) {
        do throws(DiskFailure) {
            try DiskWriting.move(path, to: name)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }

    /// Removes the folder of a version with all the files that it has, as far as that is possible. Of a symbolic link to a folder
    /// nothing but the link goes.
    static func discardFolder(_ folder: String, files: [String]) {
        let isOwn = try? FileSystem.isOwnFolder(folder)
        if isOwn != true { DiskWriting.discard(folder) }
        // Where the system did not say what it is, it is asked again: a folder is still there.
        guard isOwn ?? ((try? FileSystem.isOwnFolder(folder)) ?? false) else { return }
        for file in files { DiskWriting.discard(folder + "/" + file) }
        DiskWriting.discardFolder(folder)
    }

    static func replace(_ change: FileChange) throws(FileWritingError) {
        let folder = PathText.folder(of: change.path)
        let temporary = UnfinishedFiles.path(in: UnfinishedFiles.folder(for: change.path))
        do throws(FileWritingError) {
            // Looked at once more, right before: an editor may have saved the file in the meantime.
            let mode = try permissions(of: change)
            do throws(DiskFailure) {
                try DiskWriting.write(change.new, to: temporary, mode: mode, isDurable: true)
                if change.old == nil {
                    try DiskWriting.name(temporary, change.path)
                } else {
                    try DiskWriting.move(temporary, to: change.path)
                }
                DiskWriting.synchronizeFolder(folder)
            } catch {
                throw FileWritingError.uneditable(path: change.path, reason: error.reason)
            }
        } catch {
            DiskWriting.discard(temporary)
            throw error
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
            throw .linked(path: change.path)
        }
        // A version that is a link to a folder of another bundle would change there, too.
        let folder = PathText.folder(of: change.path)
        if PathText.bundle(ofVersion: folder) != nil, (try? FileSystem.isOwnFolder(folder)) == false {
            throw .linked(path: folder)
        }
        guard kind == S_IFREG else { throw .uneditable(path: change.path, reason: "it is not a regular file") }
        if status.st_mode & 0o200 == 0 || access(change.path, W_OK) != 0 {
            throw .uneditable(path: change.path, reason: "it is read-only")
        }
        guard FileBytes.areEqual(at: change.path, to: old) else { throw .changedMeanwhile(path: change.path) }
        return status.st_mode
    }
}

extension FileChange {
    /// The lines that change.
    var unifiedDiff: String {
        UnifiedDiff.text(
            from: old.map { String(decoding: $0, as: UTF8.self) } ?? "", to: String(decoding: new, as: UTF8.self),
            oldName: old == nil ? "/dev/null" : path, newName: path)
    }

    /// The change of a file that says by now what it had to say first.
    var afterInterim: FileChange { FileChange(path: path, old: interim ?? old, new: new) }
}
