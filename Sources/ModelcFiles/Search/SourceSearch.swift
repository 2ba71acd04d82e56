import ModelcDiagnostics

/// Finds source files of Swift and Objective-C, and reads them.
package struct SourceSearch: Sendable {
    /// The bytes of the files, in the byte order of their paths.
    package private(set) var sources: [[UInt8]] = []
    /// Folders that could not be looked into, and files that could not be read.
    package private(set) var problems: [Diagnostic] = []

    private static let extensions = [".swift", ".h", ".m", ".mm"]
    /// Larger files are no sources that somebody wrote.
    private static let largestFile = 8 * 1024 * 1024

    /// Looks at a file, or at all files below a folder. Symbolic links inside of it are not followed; hidden folders and
    /// those of tools and of other people's code are not searched.
    package init(_ path: String) {
        let start = ModelPath(path).text
        switch FileSystem.kind(of: start) {
        case .folder: search(start)
        case .file: read(start)
        case .missing, .other:
            problems = [
                Diagnostic(
                    .noSuchPath, .error, "there are no sources at '\(path)'", at: SourceLocation(path: path),
                    help: "give a folder with the sources of the app")
            ]
        case .inaccessible(let reason): problems = [unreadable(FileProblem(path: start, reason: reason))]
        }
    }

    private mutating func search(_ root: String) {
        var files: [String] = []
        var folders = [root]
        while let folder = folders.popLast() {
            do {
                for name in try FileSystem.entries(of: folder) {
                    let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
                    if SourceSearch.extensions.contains(where: name.hasSuffix) {
                        if FileSystem.isOwnFile(path) { files.append(path) }
                    } else if FileSystem.isOwnFolder(path), !ModelSearch.isSkipped(name) {
                        folders.append(path)
                    }
                }
            } catch {
                problems.append(unreadable(error))
            }
        }
        for file in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { read(file) }
    }

    private mutating func read(_ file: String) {
        guard FileSystem.byteCount(of: file) ?? 0 <= SourceSearch.largestFile else { return }
        do {
            sources.append(try FileSystem.bytes(of: file))
        } catch {
            problems.append(unreadable(error))
        }
    }

    private func unreadable(_ problem: FileProblem) -> Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(problem.path)' cannot be read: \(problem.reason)",
            at: SourceLocation(path: problem.path), help: "make it readable")
    }
}
