import ModelcConcurrency
import ModelcDisk
import ModelcSourceCode
import ModelcText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes generated files. They appear whole or not at all, are rewritten only when their bytes differ, and never be outside
/// the output folder; a human file that exists is never touched.
///
/// `plan` looks and decides, `write` does what was planned: when anything is refused, nothing is written. What is done to the
/// disk is in `DiskWriting`.
package struct FileWriter: Sendable {
    /// The output folders, which need not exist.
    package let folders: OutputFolders
    /// Whether machine files may replace files that modelc did not write; human files they never replace.
    package var overwritesForeignFiles = false
    /// Whether files stay whose tokens are those of the generated ones.
    package var ignoresFormatting = false
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
        UnfinishedFiles.remove(in: planned.map(\.folder))
        let parts = ConcurrentParts.map(count: writes.count, length: 50) { part in
            Result { () throws(FileWritingError) in
                for file in writes[part] { try write(file, isDurable) }
            }
        }
        for part in parts { try part.get() }
    }

    /// Makes a folder with those above it, unless it is there.
    package static func makeFolder(_ folder: String) throws(FileWritingError) {
        do throws(DiskFailure) {
            try DiskWriting.makeFolders(folder)
        } catch {
            throw .unwritable(path: folder, reason: error.reason)
        }
    }

    /// Looks whether a folder is there or can be made: nothing on the way to it may be a file.
    static func requireFolder(_ folder: String) throws(FileWritingError) {
        var path = folder
        while FileSystem.kind(of: path) == .missing, PathText.folder(of: path) != path {
            path = PathText.folder(of: path)
        }
        switch FileSystem.kind(of: path) {
        case .missing, .folder: return
        case .file, .other: throw .unwritable(path: folder, reason: "'\(path)' is not a folder")
        case .inaccessible(let problem): throw .unwritable(path: folder, reason: problem.reason)
        }
    }

    /// Looks whether files can be made in a folder, or the folder itself where it is missing.
    static func requireWritableFolder(_ folder: String) throws(FileWritingError) {
        try requireFolder(folder)
        var path = folder
        while FileSystem.kind(of: path) == .missing, PathText.folder(of: path) != path {
            path = PathText.folder(of: path)
        }
        guard access(path.isEmpty ? "." : path, W_OK) != 0 else { return }
        throw .unwritable(path: folder, reason: String(cString: strerror(errno)).lowercased())
    }

    /// Writes one file, at the path that the user named.
    ///
    /// - Parameters:
    ///   - marker: the text that a file there begins with if it may be replaced; nil for any file.
    ///   - isDurable: as for planned files.
    package static func write(
        _ text: String, to path: String, replacing marker: String?, isDurable: Bool = false
    ) throws(FileWritingError) {
        do throws(FileWritingError) {
            let planned = try plan(text, at: path, replacing: marker)
            if let refused = planned.first(where: { $0.action == .refuse }) {
                throw .unwritable(path: path, reason: FileWritingError.reason(of: refused.obstacle))
            }
            try write(planned, isDurable: isDurable)
        } catch {
            throw error.ofSingleFile
        }
    }

    /// Whether writing a file at the path that the user named would be refused because of what is there.
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

    /// Removes machine files that no entity produces any more.
    package static func remove(_ paths: [String]) throws(FileWritingError) {
        for path in paths {
            do throws(DiskFailure) {
                try DiskWriting.remove(path)
            } catch {
                throw .unwritable(path: path, reason: error.reason)
            }
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
            return humanFile(file, at: path, status)
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

    /// A human file that exists, or something in its place. A link leads to a file that is kept elsewhere.
    private func humanFile(_ file: GeneratedFile, at path: String, _ status: stat) -> PlannedFile {
        switch status.st_mode & S_IFMT {
        case S_IFREG: PlannedFile(file: file, path: path, action: .keep)
        case S_IFLNK where FileSystem.kind(of: path) == .missing:
            PlannedFile(file: file, path: path, action: .refuse, obstacle: .brokenLink)
        case S_IFLNK: PlannedFile(file: file, path: path, action: .keep)
        default: PlannedFile(file: file, path: path, action: .refuse)
        }
    }

    /// What is at a path; nil if there is nothing. An error is no answer.
    private func status(of path: String) throws(FileWritingError) -> stat? {
        var status = stat()
        if lstat(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else {
            throw .unwritable(path: path, reason: DiskFailure().reason)
        }
        return nil
    }

    /// What is to be done with a file that says something else, or cannot be read.
    private func plan(_ file: GeneratedFile, at path: String, insteadOf bytes: [UInt8]?) -> PlannedFile {
        guard let bytes else { return PlannedFile(file: file, path: path, action: .refuse) }
        let head = String(decoding: bytes.prefix(FileWriter.markedLength), as: UTF8.self)
        if file.policy == .machine, HumanFile.isHuman(PathText.name(of: path), head) {
            return PlannedFile(
                file: file, path: path, action: .refuse, oldText: String(decoding: bytes, as: UTF8.self),
                obstacle: .humanFile)
        }
        // In an empty file there is nothing to lose: a run that was killed may have left it.
        let isOurs = overwritesForeignFiles || bytes.isEmpty || markers(file).contains { head.contains($0) }
        let isSwift = path.hasSuffix(".swift")
        let isFormatted =
            ignoresFormatting
            && SourceTokens(file.text, isSwift: isSwift)
                == SourceTokens(String(decoding: bytes, as: UTF8.self), isSwift: isSwift)
        if isFormatted { return PlannedFile(file: file, path: path, action: .leave) }
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
