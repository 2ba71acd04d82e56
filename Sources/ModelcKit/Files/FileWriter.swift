import ModelcBase
import ModelcSourceCode

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes generated files. A file appears complete or not at all, is rewritten only if its bytes differ, and is never
/// outside the output folder. An existing human file (the file for the user's own code) is never changed.
///
/// `plan` reads and decides, `write` does the planned actions. If any file is refused, nothing is written. The disk
/// operations are in `DiskWriting`.
package struct FileWriter: Sendable {
    /// The output folders, which need not exist.
    let folders: OutputFolders
    /// Whether machine files (files that are rewritten in each run) may replace files that modelc did not write. They
    /// never replace human files, which contain the user's code.
    var overwritesForeignFiles = false
    /// Whether to keep an existing file that differs from the generated file only in white space and similar formatting
    /// (it has the same tokens).
    var ignoresFormatting = false
    /// Whether to keep an existing file that modelc did not write if it differs from the generated file only in
    /// formatting (it has the same tokens).
    var keepsEqualCode = false
    /// Returns the markers of a generated file. An existing file may be replaced only if it contains one of these
    /// texts.
    let markers: @Sendable (GeneratedFile) -> [String]

    /// - Parameter markers: returns the texts that mark an existing file as generated; if it returns none, no existing
    ///   file is replaced.
    init(
        folders: OutputFolders, overwritesForeignFiles: Bool = false,
        markers: @escaping @Sendable (GeneratedFile) -> [String] = { _ in [] }
    ) {
        self.folders = folders
        self.overwritesForeignFiles = overwritesForeignFiles
        self.markers = markers
    }

    /// The number of bytes of a file to search for a marker.
    static let markedLength = 4_000

    /// Decides for each file whether to create, replace, keep or refuse it.
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

    /// Writes the planned files. If an error is thrown, some files may already be written; each of them is complete.
    ///
    /// - Parameter isDurable: whether each file must be complete, with its old or its new content, even after a crash
    ///   of the system. Set this for files that cannot be generated again.
    static func write(_ planned: [PlannedFile], isDurable: Bool = false) throws(FileWritingError) {
        let writes = planned.filter(\.action.writes)
        var made = NewFolders()
        defer { made.discardEmpty() }
        for folder in Set(writes.map(\.folder)).sorted() { made.paths += try makeFolder(folder).paths }
        UnfinishedFiles.remove(in: planned.map(\.folder))
        let parts = ConcurrentParts.map(count: writes.count, length: 50) { part in
            Result { () throws(FileWritingError) in
                for file in writes[part] { try write(file, isDurable) }
            }
        }
        for part in parts { try part.get() }
    }

    /// Folders that were created for files.
    struct NewFolders {
        fileprivate var paths: [String] = []

        /// Removes the folders that are still empty, because their file could not be written or was not needed.
        func discardEmpty() { for path in paths.reversed() { DiskWriting.discardFolder(path) } }
    }

    /// Creates a folder and its parent folders, unless they exist.
    static func makeFolder(_ folder: String) throws(FileWritingError) -> NewFolders {
        _ = try existingPart(of: folder)
        do throws(DiskFailure) {
            return NewFolders(paths: try DiskWriting.makeFolders(folder))
        } catch {
            throw .unwritable(path: folder, reason: error.reason)
        }
    }

    /// Checks that a folder exists or can be created: no component of its path may be a file.
    static func requireFolder(_ folder: String) throws(FileWritingError) {
        let path = try existingPart(of: folder)
        switch FileSystem.kind(of: path) {
        case .missing, .folder: return
        case .file, .other: throw .unwritable(path: folder, reason: "'\(path)' is not a folder")
        case .inaccessible(let problem): throw .unwritable(path: folder, reason: problem.reason)
        }
    }

    /// Returns the folder if it exists, otherwise the nearest existing folder above it.
    ///
    /// - Throws: an error if one of these paths is a symbolic link without a target.
    private static func existingPart(of folder: String) throws(FileWritingError) -> String {
        var path = folder
        while FileSystem.kind(of: path) == .missing, PathText.folder(of: path) != path {
            if FileSystem.exists(path) { throw .unwritableFile(path: path, reason: FileWritingError.strayLink) }
            path = PathText.folder(of: path)
        }
        return path
    }

    /// Checks that files can be created in a folder. If the folder does not exist, checks that the folder can be
    /// created.
    static func requireWritableFolder(_ folder: String) throws(FileWritingError) {
        try requireFolder(folder)
        let path = try existingPart(of: folder)
        guard access(path.isEmpty ? "." : path, W_OK) != 0 else { return }
        throw .unwritable(path: folder, reason: DiskFailure().reason)
    }

    /// Writes one file, at the path that the user named.
    ///
    /// - Parameters:
    ///   - marker: the text that an existing file must begin with to be replaced; nil to replace any file.
    ///   - isDurable: whether the file has to be either old or new after a crash of the system.
    @discardableResult package static func write(
        _ text: String, to path: String, replacing marker: String?, isDurable: Bool = false
    ) throws(FileWritingError) -> Bool {
        do throws(FileWritingError) {
            let planned = try plan(text, at: path, replacing: marker)
            if let refused = planned.first(where: { $0.action == .refuse }) {
                throw .unwritable(path: path, reason: FileWritingError.reason(of: refused.obstacle))
            }
            try write(planned, isDurable: isDurable)
            return planned.contains { $0.action.writes }
        } catch {
            throw error.ofSingleFile
        }
    }

    /// Whether an existing file prevents writing at the path that the user named: it does not begin with the marker.
    static func refuses(_ path: String, replacing marker: String) -> Bool {
        guard let planned = try? plan(marker, at: path, replacing: marker) else { return false }
        return planned.contains { $0.action == .refuse }
    }

    private static func plan(
        _ text: String, at path: String, replacing marker: String?
    ) throws(FileWritingError) -> [PlannedFile] {
        let file = GeneratedFile(path: PathText.name(of: path), text: text, policy: .machine)
        let writer = FileWriter(
            folders: OutputFolders(machine: PathText.folder(of: path)), overwritesForeignFiles: marker == nil,
            markers: { _ in marker.map { [$0] } ?? [] })
        return try writer.plan([file])
    }

    /// Removes machine files (files that are rewritten in each run) that are no longer generated for any entity.
    static func remove(_ paths: [String]) throws(FileWritingError) {
        for path in paths {
            do throws(DiskFailure) {
                try DiskWriting.remove(path)
            } catch {
                throw .unwritable(path: path, reason: error.reason)
            }
        }
    }

    /// Writes the bytes to a temporary file, then moves this file to the final path.
    private static func write(_ planned: PlannedFile, _ isDurable: Bool) throws(FileWritingError) {
        let temporary = UnfinishedFiles.path(in: planned.folder)
        do throws(DiskFailure) {
            try DiskWriting.write(Array(planned.file.text.utf8), to: temporary, isDurable: isDurable)
            try move(temporary, to: planned)
            if isDurable { DiskWriting.synchronizeFolder(planned.folder) }
        } catch {
            DiskWriting.discard(temporary)
            throw .unwritable(path: planned.path, reason: error.reason)
        }
    }

    private static func move(_ temporary: String, to planned: PlannedFile) throws(DiskFailure) {
        switch planned.action {
        case .create where planned.file.policy != .machine:
            try DiskWriting.name(temporary, planned.path, isKeptIfThere: true)
        case .create, .update: try DiskWriting.move(temporary, to: planned.path)
        case .keep, .leave, .refuse: break
        }
    }
}
