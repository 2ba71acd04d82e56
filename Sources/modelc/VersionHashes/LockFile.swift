import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcText
import ModelcVersionLock

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A lock file on disk.
struct LockFile {
    /// The path as the user gave it, or as it follows from the model's.
    let path: String

    /// The lock file that is named, or the one beside a model.
    init(_ named: String?, besideModelAt modelPath: String) {
        let folder = LockFile.split(modelPath).folder
        path = named ?? (folder == "." ? VersionLock.fileName : LockFile.joined(folder, VersionLock.fileName))
    }

    var folder: String { LockFile.split(path).folder }
    var name: String { LockFile.split(path).name }

    /// What the file says; an empty lock where there is no file.
    func read() -> Result<VersionLock, LockFileFault> {
        guard FileManager.default.fileExists(atPath: path) else { return .success(VersionLock()) }
        guard let data = FileManager.default.contents(atPath: path) else {
            return .failure(
                LockFileFault(
                    diagnostic: Diagnostic(
                        .unreadableFile, .error, "'\(path)' cannot be read", at: SourceLocation(path: path),
                        help: "make it readable")))
        }
        return LockFileReader.read(SourceText([UInt8](data)), path: path)
    }

    /// Writes the file if its bytes differ.
    func write(_ lock: VersionLock) throws(FileWritingError) -> PlannedFile.Action {
        let writer = FileWriter(folders: OutputFolders(machine: folder), markers: { _ in [VersionLock.marker] })
        let planned = try writer.plan([GeneratedFile(path: name, text: lock.text, policy: .machine)])
        try FileWriter.write(planned)
        return planned.first?.action ?? .leave
    }

    /// A model's path from the lock file's folder, which stays the same wherever the project is checked out.
    func key(ofModelAt modelPath: String) -> String {
        let here = OutputFolders.absolute(folder).split(separator: "/")
        let there = OutputFolders.absolute(modelPath).split(separator: "/")
        let common = zip(here, there).prefix { $0 == $1 }.count
        let up = [Substring](repeating: "..", count: here.count - common)
        return (up + there[common...]).joined(separator: "/")
    }

    /// Whether there is something at the path of a locked model.
    func hasModel(at key: String) -> Bool { FileManager.default.fileExists(atPath: LockFile.joined(folder, key)) }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        return (folder, String(path[path.index(after: slash)...]))
    }
}
