import ModelcDisk
import ModelcFiles
import ModelcText

/// A compiled model with its place on the disk: what is to be written, and what an earlier compilation left there.
struct CompiledOutput {
    /// The folder of a bundle, or the file.
    let path: String
    let isBundle: Bool
    /// The files with what is there now.
    private(set) var changes: [FileChange] = []
    /// Files in the bundle, or beside the file, that must not stay.
    private(set) var obsolete: [String] = []
    /// Whether the bundle has to be made.
    private let isNew: Bool

    /// How large a file may be that is compared.
    private static let megabytes = 256

    /// Looks at the disk.
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

    /// Whether a compiler wrote a file, so that it may be replaced: an empty one is left of a run that was killed.
    private static func isCompiled(_ bytes: [UInt8], _ name: String) -> Bool {
        if bytes.isEmpty { return true }
        if name == VersionInfo.fileName { return VersionInfo(bytes: bytes) != nil }
        return ModelReader.isBinary(bytes)
    }

    private static func bytes(at path: String) throws(FileWritingError) -> [UInt8]? {
        guard FileSystem.exists(path) else { return nil }
        do {
            return try FileSystem.bytes(of: path, megabytes: megabytes)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }

    /// Memory images, which Core Data would read in place of the new versions, and versions that are gone: those that the
    /// earlier `VersionInfo.plist` lists. Other files are somebody else's.
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

    /// The memory image of a single version stands beside it.
    private static func image(of path: String) -> [String] {
        let image = path.dropLast(CompiledSource.versionExtension.count) + imageExtension
        return path.hasSuffix(CompiledSource.versionExtension) && FileSystem.exists(String(image))
            ? [String(image)] : []
    }

    private static let imageExtension = ".omo"

    /// Every file with what is done to it.
    var files: [CompileOutcome.File] {
        changes.map { change in
            let action: PlannedFile.Action =
                change.old == nil ? .create : change.old == change.new ? .leave : .update
            return CompileOutcome.File(path: change.path, action: action)
        }
    }

    /// The files that are written together: a new bundle appears with all of them at once.
    var changeGroup: FileChangeGroup { FileChangeGroup(changes: changes, newFolder: isBundle && isNew ? path : nil) }
}
