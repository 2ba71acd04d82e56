import ModelcBase
import ModelcFiles

/// A compiled model and its location on disk: the files to write, and obsolete files of an earlier compilation.
struct CompiledOutput {
    /// The path of the bundle or file to write.
    let path: String
    let isBundle: Bool
    /// The files to write, with their current contents.
    private(set) var changes: [FileChange] = []
    /// Files in the bundle, or beside the file, that have to be removed.
    private(set) var obsolete: [String] = []
    /// Whether the bundle does not exist yet.
    private let isNew: Bool

    /// The maximum size, in megabytes, of an existing file that is compared.
    private static let megabytes = 256

    /// Reads the existing files.
    init(_ source: CompiledSource, at path: String) throws(FileWritingError) {
        self.path = path
        isBundle = source.isBundle
        switch FileSystem.kind(of: path) {
        case .missing where FileSystem.exists(path):
            throw .unwritableFile(path: path, reason: FileWritingError.strayLink)
        case .missing:
            try FileWriter.requireFolder(PathText.folder(of: path))
            isNew = true
        case .inaccessible(let problem): throw .unwritable(path: path, reason: problem.reason)
        case .folder where source.isBundle && (try? FileSystem.isOwnFolder(path)) == false: throw .linked(path: path)
        case .folder where source.isBundle, .file where !source.isBundle: isNew = false
        case .file, .folder, .other:
            throw .unwritable(
                path: path, reason: source.isBundle ? "it is not a folder" : "it is not a regular file")
        }
        for file in source.files {
            let filePath = source.isBundle ? path + "/" + file.name : path
            let old = try Self.bytes(at: filePath)
            if let old, !Self.isCompiled(old, file.name) {
                throw .unwritableFile(path: filePath, reason: FileWritingError.notCompiled)
            }
            changes.append(FileChange(path: filePath, old: old, new: file.bytes))
        }
        if !source.isBundle {
            obsolete = Self.image(of: path)
        } else if !isNew {
            obsolete = try Self.obsolete(in: path, besides: source.files.map(\.name))
        }
        guard changes.contains(where: { $0.old != $0.new }) || !obsolete.isEmpty else { return }
        try FileWriter.requireWritableFolder(isBundle ? path : PathText.folder(of: path))
    }

    /// Whether a compiler wrote a file, so that it may be replaced. An empty file is left behind by a run that was killed.
    private static func isCompiled(_ bytes: [UInt8], _ name: String) -> Bool {
        if bytes.isEmpty { return true }
        if name == VersionInfo.fileName { return VersionInfo(bytes: bytes) != nil }
        return ModelReader.isBinary(bytes)
    }

    private static func bytes(at path: String) throws(FileWritingError) -> [UInt8]? {
        guard FileSystem.exists(path) else { return nil }
        if FileSystem.kind(of: path) == .missing {
            throw .unwritableFile(path: path, reason: FileWritingError.strayLink)
        }
        do {
            return try FileSystem.bytes(of: path, megabytes: megabytes)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }

    /// Returns the obsolete files. These are memory images, which Core Data would read in place of the new versions,
    /// and versions that the earlier `VersionInfo.plist` lists but that no longer exist. Other files do not belong to
    /// the compiled model.
    private static func obsolete(in folder: String, besides names: [String]) throws(FileWritingError) -> [String] {
        let bytes = try bytes(at: folder + "/" + VersionInfo.fileName)
        let listed = bytes.flatMap(VersionInfo.init(bytes:))?.versions.map { $0.name + CompiledSource.versionExtension }
        do {
            return try FolderListing.names(in: folder).filter { name in
                name.hasSuffix(imageExtension) || (listed?.contains(name) ?? false && !names.contains(name))
            }.map { folder + "/" + $0 }
        } catch {
            throw .unlistable(folder, reason: error.reason)
        }
    }

    /// Returns the path of the memory image beside a single version; empty if there is none.
    private static func image(of path: String) -> [String] {
        let image = path.dropLast(CompiledSource.versionExtension.count) + imageExtension
        return path.hasSuffix(CompiledSource.versionExtension) && FileSystem.exists(String(image))
            ? [String(image)] : []
    }

    private static let imageExtension = ".omo"

    /// All files to write, with the action taken on each.
    var files: [CompileOutcome.File] {
        changes.map { change in
            let action: PlannedFile.Action =
                change.old == nil ? .create : change.old == change.new ? .leave : .update
            return CompileOutcome.File(path: change.path, action: action)
        }
    }

    /// The files that are written together. A new bundle appears with all of its files at once.
    var changeGroup: FileChangeGroup { FileChangeGroup(changes: changes, newFolder: isBundle && isNew ? path : nil) }
}
