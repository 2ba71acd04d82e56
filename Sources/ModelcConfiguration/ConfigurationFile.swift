import ModelcDiagnostics
import ModelcDisk
import ModelcText

/// Brings the bytes of a configuration.
enum ConfigurationFile {
    /// More than anybody writes by hand. A file of this size is a mistake, and must not keep the tool busy.
    static let limit = 1 << 20

    static func bytes(of path: String) -> Result<[UInt8], FileProblem> {
        if FileSystem.kind(of: path) == .folder {
            return .failure(FileProblem(path: path, reason: "it is a folder", help: "put a file in its place"))
        }
        if let size = FileSystem.byteCount(of: path), size > limit {
            return .failure(
                FileProblem(
                    path: path, reason: "it has \(size) bytes; the limit is \(limit)",
                    help: "check that it is the right file"))
        }
        return Result { () throws(FileProblem) in try FileSystem.bytes(of: path, megabytes: 1) }
    }
}

/// Looks for a configuration upwards.
enum ConfigurationSearch {
    /// Deeper folders than this do not occur; a file system that never ends must not keep the tool.
    private static let limit = 256

    static func nearest(from start: String) -> String? {
        var folder = start.isEmpty ? "." : start
        for _ in 0..<limit {
            let candidate = joined(folder, ConfigurationReader.fileName)
            // Whatever is there is the answer, even a folder: it was meant, and reading it says what is wrong.
            if FileSystem.exists(candidate) { return candidate }
            if FileSystem.exists(joined(folder, ".git")) { return nil }
            let next = parent(of: folder)
            if FileSystem.isSame(folder, next) { return nil }
            folder = next
        }
        return nil
    }

    /// The folder above, spelt as briefly as the given one allows, since the path is shown to the user.
    static func parent(of folder: String) -> String {
        var trimmed = Substring(folder)
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        if trimmed == "/" { return "/" }
        if trimmed == "." { return ".." }
        let path = String(trimmed)
        let name = PathText.name(of: path)
        // What stands above ".." or "." cannot be determined from the text.
        return name == ".." || name == "." ? path + "/.." : PathText.folder(of: path)
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

extension FileProblem {
    var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableConfiguration, .error, "the configuration cannot be read: \(reason)",
            at: SourceLocation(path: path), help: help)
    }
}
