import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The path of a decompiled source. Nothing exists at the path, and it is not inside another model.
struct DecompiledLocation {
    /// The path of the bundle or folder.
    let path: String
    private let word: String
    private let waiting: WaitObserver?

    /// The extensions of models and mapping models, as sources and compiled.
    private static let endings = [
        DecompiledSource.bundleExtension, DecompiledSource.versionExtension, MappingNewRequest.bundleExtension,
        CompiledSource.bundleExtension, CompiledSource.versionExtension, CompiledSource.mappingExtension,
    ]

    /// Extensions of files. A source is a folder, and no folder for sources has such a name.
    private static let fileEndings = [".xml", ".plist", ".json", ".txt", ".swift"]

    /// - Parameters:
    ///   - name: the name of the source with its extension.
    ///   - output: the path of the source to create, or of the folder for it; nil for the working folder.
    /// - Throws: `UsageError` if `output` is a file or folder of another kind, `RunFailure` if something already exists
    ///   at the path.
    init(named name: String, output: String?, in workspace: Workspace) throws {
        word = workspace.wording[.output]
        waiting = workspace.waiting
        let output = PathText.trimmed(workspace.path(output ?? "."))
        if let ending = Self.endings.first(where: { output.hasSuffix($0) }) {
            guard name.hasSuffix(ending) else {
                let fitting = output.dropLast(ending.count) + (Self.endings.first { name.hasSuffix($0) } ?? "")
                throw UsageError("\(word) does not fit: '\(name)' is not a '\(ending)'; name '\(fitting)' or a folder")
            }
            path = output
        } else if let ending = Self.fileEndings.first(where: { output.hasSuffix($0) }),
            FileSystem.kind(of: output) != .folder
        {
            let fitting = output.dropLast(ending.count) + (Self.endings.first { name.hasSuffix($0) } ?? "")
            throw UsageError("\(word) does not fit: the source is a folder; name '\(fitting)'")
        } else {
            path = (output == "." ? "" : output + "/") + name
        }
        try requireFree()
    }

    private func requireFree() throws {
        let folder = PathText.folder(of: path)
        if PathText.isInsideModel(folder) {
            throw RunFailure([FileWritingError.insideModel(folder).diagnostic])
        }
        if FileSystem.kind(of: path) == .missing, FileSystem.exists(path) {
            let error = FileWritingError.unwritableFile(path: path, reason: FileWritingError.strayLink)
            throw RunFailure([error.diagnostic])
        }
        guard FileSystem.kind(of: path) == .missing else {
            throw RunFailure([
                Diagnostic(
                    .unwritableFile, .error, "'\(path)' already exists", at: SourceLocation(path: path),
                    help: "give another path with \(word)")
            ])
        }
        do throws(FileWritingError) {
            try FileWriter.requireFolder(folder)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    /// Writes the source. It appears with all of its files at once.
    func write(_ changes: [FileChange], _ remarks: Remarks) throws {
        do throws(FileWritingError) {
            let made = try FileWriter.makeFolder(PathText.folder(of: path))
            defer { made.discardEmpty() }
            let lock = try WriteLock(of: [path], waiting: waiting)
            defer { lock.release() }
            try FileWriter.change(changes, newFolder: path, under: lock)
        } catch {
            throw RunFailure([error.diagnostic], remarks: remarks)
        }
    }
}
