import ModelcBase
import ModelcSourceCode

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Decides what to do with each generated file. This does not change the disk.
extension FileWriter {
    /// The maximum size of an existing file, in bytes, that is read to compare it with the generated file.
    private static let largestReplaced = 64 << 20

    /// Plans some of the files, one after the other.
    func plan(_ files: ArraySlice<GeneratedFile>) throws(FileWritingError) -> [PlannedFile] {
        var planned: [PlannedFile] = []
        let machine = NameLimits(folder: folders.machine)
        let human = NameLimits(folder: folders.human)
        for file in files {
            guard FileWriter.isInside(file.path) else { throw .outsideFolder(file.path) }
            let limits = file.policy == .human ? human : machine
            if let problem = limits.problem(of: file.path) { throw problem }
            planned.append(try plan(file, at: folders.path(of: file)))
        }
        return planned
    }

    /// Whether a relative path cannot lead out of its base folder, for example by `..`.
    private static func isInside(_ path: String) -> Bool {
        let parts = PathText.parts(of: path)
        return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." } && !path.utf8.contains(0)
    }

    private func plan(_ file: GeneratedFile, at path: String) throws(FileWritingError) -> PlannedFile {
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
        if FileBytes.areEqual(toTextAt: path, size: Int(status.st_size), file.text) {
            return PlannedFile(file: file, path: path, action: .leave)
        }
        // A file too large to be generated is identified by its first bytes.
        let isHuge = status.st_size > FileWriter.largestReplaced
        let bytes =
            isHuge
            ? try? FileBytes.head(of: path, length: FileWriter.markedLength).get()
            : FileBytes.contents(of: path, size: Int(status.st_size))
        return plan(file, at: path, insteadOf: bytes)
    }

    /// Plans a human file (a file for the user's own code) at a path where something already exists. A symbolic link to
    /// a file elsewhere counts as an existing file.
    private func humanFile(_ file: GeneratedFile, at path: String, _ status: stat) -> PlannedFile {
        switch status.st_mode & S_IFMT {
        case S_IFREG: PlannedFile(file: file, path: path, action: .keep)
        case S_IFLNK where FileSystem.kind(of: path) == .missing:
            PlannedFile(file: file, path: path, action: .refuse, obstacle: .brokenLink)
        case S_IFLNK: PlannedFile(file: file, path: path, action: .keep)
        default: PlannedFile(file: file, path: path, action: .refuse)
        }
    }

    /// Returns the file status (`stat`) of a path; nil if nothing exists at the path. Throws other errors.
    private func status(of path: String) throws(FileWritingError) -> stat? {
        var status = stat()
        if lstat(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else {
            throw .unwritable(path: path, reason: DiskFailure().reason)
        }
        return nil
    }

    /// Plans a file whose existing content differs from the generated text. `bytes` is the existing content; nil if it
    /// cannot be read.
    private func plan(_ file: GeneratedFile, at path: String, insteadOf bytes: [UInt8]?) -> PlannedFile {
        guard let bytes else { return PlannedFile(file: file, path: path, action: .refuse) }
        let head = String(decoding: bytes.prefix(FileWriter.markedLength), as: UTF8.self)
        if file.policy == .machine, HumanFile.isHuman(PathText.name(of: path), head) {
            return PlannedFile(
                file: file, path: path, action: .refuse, oldText: String(decoding: bytes, as: UTF8.self),
                obstacle: .humanFile)
        }
        // An empty file contains nothing to lose, and a run that was killed may have left it behind.
        let isOurs = overwritesForeignFiles || bytes.isEmpty || markers(file).contains { head.contains($0) }
        let isSwift = path.hasSuffix(".swift")
        let isFormatted =
            (ignoresFormatting || keepsEqualCode && !isOurs)
            && SourceTokens(file.text, isSwift: isSwift)
                == SourceTokens(String(decoding: bytes, as: UTF8.self), isSwift: isSwift)
        if isFormatted { return PlannedFile(file: file, path: path, action: .leave) }
        return PlannedFile(
            file: file, path: path, action: isOurs && file.policy != .never ? .update : .refuse,
            oldText: String(decoding: bytes, as: UTF8.self))
    }
}
