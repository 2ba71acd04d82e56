import ModelcBase
import ModelcFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder to add, such as a new version, with the other files to change at the same time, and the folder that it
/// replaces.
struct FolderAddition {
    let folder: String
    let files: [FileChange]
    let others: [FileChange]
    let replaced: String?
    /// The path of a note that marks the addition as unfinished until the version is current. Nil if no note is needed.
    let note: String?

    init(folder: String, files: [FileChange], others: [FileChange], replaced: String?) {
        (self.folder, self.files, self.others, self.replaced) = (folder, files, others, replaced)
        let above = PathText.folder(of: folder)
        // A version that does not become current is finished once its folder exists. No note is needed, because no file of the
        // bundle changes.
        let becomesCurrent = others.contains { PathText.name(of: $0.path) == CurrentVersionEditor.fileName }
        note = becomesCurrent || replaced != nil ? UnfinishedFiles.path(in: above) : nil
    }

    /// The changes that write the interim contents of the other files, for the time until the folder exists.
    var interim: [FileChange] {
        others.compactMap { change in change.interim.map { FileChange(path: change.path, old: nil, new: $0) } }
    }

    /// The content of the note about the unfinished addition.
    var noted: UnfinishedVersion {
        UnfinishedVersion(folder: PathText.name(of: folder), replaced: replaced.map(PathText.name))
    }
}

// Adds folders. A folder appears with all its files at once.
extension FileWriter {
    /// Creates the folder, then changes the other files. If one of them cannot be changed, the folder is removed again.
    static func add(_ addition: FolderAddition) throws(FileWritingError) {
        let interim = addition.interim
        defer { if let note = addition.note { withdraw(note) } }
        do throws(FileWritingError) {
            for change in interim { try replace(change) }
            try make(addition)
        } catch {
            discard(interim)
            throw error
        }
        do throws(FileWritingError) {
            try replace(addition.others.map(\.afterInterim))
            guard let replaced = addition.replaced else { return }
            do throws(FileWritingError) {
                try retire(replaced)
            } catch {
                rollBack(FileChangeGroup(changes: addition.others.map(\.afterInterim)))
                throw error
            }
        } catch {
            removeFolder(addition.folder, addition.files)
            discard(interim)
            throw error
        }
    }

    /// Removes the note, because with a note the next run would remove the folder.
    private static func withdraw(_ note: String) {
        DiskWriting.discardContent(note)
        DiskWriting.synchronizeFolder(PathText.folder(of: note))
    }

    /// Creates a folder under a temporary name, writes its files, and then renames it.
    private static func make(_ addition: FolderAddition) throws(FileWritingError) {
        let folder = addition.folder
        let temporary = UnfinishedFiles.path(in: PathText.folder(of: folder))
        do throws(DiskFailure) {
            try DiskWriting.makeFolder(temporary)
        } catch {
            throw .unwritable(path: folder, reason: error.reason)
        }
        let descriptor = open(temporary, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        defer { if descriptor >= 0 { close(descriptor) } }
        let inside = addition.files.map { file in
            FileChange(path: temporary + file.path.dropFirst(folder.count), old: file.old, new: file.new)
        }
        do throws(FileWritingError) {
            try fill(temporary, with: inside)
            do throws(DiskFailure) {
                if let note = addition.note {
                    try DiskWriting.write(addition.noted.bytes, to: note, isDurable: true)
                }
                try DiskWriting.move(temporary, to: folder)
            } catch {
                throw FileWritingError.unwritable(path: folder, reason: error.reason)
            }
            DiskWriting.synchronizeFolder(PathText.folder(of: folder))
        } catch {
            removeFolder(temporary, inside)
            // The temporary name means nothing to the user.
            throw error.naming(folder)
        }
    }

    /// Writes the files of a new folder under their final names, because nothing else uses a folder with a temporary name. A
    /// temporary file that could not be removed would be moved along with the folder.
    private static func fill(_ folder: String, with files: [FileChange]) throws(FileWritingError) {
        let folders = Set(files.map { PathText.folder(of: $0.path) }).subtracting([folder]).sorted()
        for inner in folders {
            do throws(DiskFailure) {
                try DiskWriting.makeFolder(inner)
            } catch {
                throw .unwritable(path: inner, reason: error.reason)
            }
        }
        for file in files {
            do throws(DiskFailure) {
                try DiskWriting.write(file.new, to: file.path, isDurable: true)
            } catch {
                throw .uneditable(path: file.path, reason: error.reason)
            }
        }
        for inner in folders + [folder] { DiskWriting.synchronizeFolder(inner) }
    }

    /// Removes a folder after all its files have been copied to another folder.
    static func retire(_ folder: String) throws(FileWritingError) {
        let files = UnfinishedVersion.files(of: folder) ?? []
        let temporary = UnfinishedFiles.path(in: PathText.folder(of: folder))
        try moveFolder(folder, to: temporary)
        discardFolder(temporary, files: files)
    }

    /// Removes a folder that contains only the files of these changes.
    static func removeFolder(_ folder: String, _ changes: [FileChange]) {
        for change in changes where change.old == nil {
            DiskWriting.discard(change.path)
            DiskWriting.discardFolder(PathText.folder(of: change.path))
        }
        DiskWriting.discardFolder(folder)
    }
}
