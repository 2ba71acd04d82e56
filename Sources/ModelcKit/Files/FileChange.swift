import ModelcBase
import ModelcFiles

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

/// A change of a file's bytes.
package struct FileChange: Hashable {
    package var path: String
    /// The bytes that were read; nil if there was no file, and there must still be none.
    var old: [UInt8]?
    var new: [UInt8]
    /// Bytes that the file gets first. The final bytes refer to a new folder, so they are written only when this folder
    /// exists. Nil if the file is written only once, after the folder exists.
    var interim: [UInt8]?
}

extension FileWriter {
    /// Replaces the bytes of files in several locations. If one file cannot be written, no file is changed.
    static func change(_ groups: [FileChangeGroup], under lock: WriteLock) throws(FileWritingError) {
        var done: [FileChangeGroup] = []
        do throws(FileWritingError) {
            for group in groups {
                // A new folder appears at once; other files are written one after another.
                let parts = group.newFolder == nil ? group.changes.map { [$0] } : [group.changes]
                for part in parts {
                    let part = FileChangeGroup(changes: part, newFolder: group.newFolder)
                    try change(part.changes, newFolder: part.newFolder, under: lock)
                    done.append(part)
                }
            }
        } catch {
            for group in done.reversed() { rollBack(group) }
            throw error
        }
    }

    /// Restores the bytes that files had before a change. A file that another program has changed after that is left as
    /// it is.
    static func rollBack(_ group: FileChangeGroup) {
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

// Changes files of the user, such as models, and no generated files.
extension FileWriter {
    /// Replaces the bytes of files, each atomically and only if it is unchanged since it was read. All files are
    /// checked before the first is written.
    ///
    /// - Parameters:
    ///   - newFolder: a folder to create first, which must not exist or must be empty. It appears with all its files in
    ///     it, and is removed again if a file outside it cannot be written.
    ///   - replaced: a folder beside `newFolder` with the same files. It is removed when everything is written.
    ///   - lock: the lock, held since before the files were read. Checking a file again is not enough: another run may
    ///     replace it between the check and the write.
    static func change(
        _ changes: [FileChange], newFolder: String? = nil, replacing replaced: String? = nil, under lock: WriteLock
    ) throws(FileWritingError) {
        UnfinishedFiles.remove(in: changes.map { PathText.folder(of: $0.path) })
        let changes = changes.filter { $0.old != $0.new }
        for change in changes { _ = try permissions(of: change) }
        // The folder that is locked may have been moved since it was locked.
        if let other = changes.first(where: { !lock.covers($0.path) }) { throw .changedMeanwhile(path: other.path) }
        let isInside = { (change: FileChange) in newFolder.map { change.path.hasPrefix($0 + "/") } ?? false }
        // If this run completes a version that a killed run added, the killed run's note about the version becomes
        // obsolete.
        let completed = changes.filter { PathText.name(of: $0.path) == CurrentVersionEditor.fileName }
        defer { UnfinishedFiles.remove(in: completed.map { PathText.folder(of: $0.path) }) }
        // A run that was killed may have created the folder with all its files: only the files beside it are left to write.
        guard let newFolder, changes.contains(where: isInside) else { return try replace(changes) }
        UnfinishedFiles.remove(in: [PathText.folder(of: newFolder)])
        let addition = FolderAddition(
            folder: newFolder, files: changes.filter(isInside), others: changes.filter { !isInside($0) },
            replaced: replaced)
        try add(addition)
    }

    /// Removes the files that still contain their temporary (interim) bytes.
    static func discard(_ interim: [FileChange]) {
        for change in interim where FileBytes.areEqual(at: change.path, to: change.new) {
            DiskWriting.discard(change.path)
        }
    }

    /// Replaces files one after the other. If one cannot be replaced, the previous bytes of the files already replaced
    /// are restored.
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

    /// Renames the folder of a version to a name that is not in use.
    static func moveFolder(_ path: String, to name: String) throws(FileWritingError) {
        do throws(DiskFailure) {
            try DiskWriting.move(path, to: name)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }

    /// Removes the folder of a version with all its files, as far as possible. If the folder is a symbolic link, only the link
    /// is removed.
    static func discardFolder(_ folder: String, files: [String]) {
        let isOwn = try? FileSystem.isOwnFolder(folder)
        if isOwn != true { DiskWriting.discard(folder) }
        // If the earlier check could not tell, check again, because the folder still exists.
        guard isOwn ?? ((try? FileSystem.isOwnFolder(folder)) ?? false) else { return }
        for file in files { DiskWriting.discard(folder + "/" + file) }
        DiskWriting.discardFolder(folder)
    }

    static func replace(_ change: FileChange) throws(FileWritingError) {
        let folder = PathText.folder(of: change.path)
        let temporary = UnfinishedFiles.path(in: UnfinishedFiles.folder(for: change.path))
        do throws(FileWritingError) {
            // Checked again right before the write: an editor may have saved the file in the meantime.
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

    /// Returns the permissions of the file to change; nil for a new file.
    ///
    /// - Throws: `FileWritingError` if the file has changed since it was read, is a symbolic link, or is read-only.
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
        // If the folder is a symbolic link to a folder of another bundle, the change would affect that bundle.
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
    /// The changed lines as a unified diff.
    var unifiedDiff: String {
        UnifiedDiff.text(
            from: old.map { String(decoding: $0, as: UTF8.self) } ?? "", to: String(decoding: new, as: UTF8.self),
            oldName: old == nil ? "/dev/null" : path, newName: path)
    }

    /// The change from the interim bytes to the final bytes; if there are no interim bytes, this change itself.
    var afterInterim: FileChange { FileChange(path: path, old: interim ?? old, new: new) }
}
