import ModelcDiagnostics
import ModelcDisk
import ModelcText

/// Where a decompiled source goes: a place where nothing is, and which is in no other model.
struct DecompiledPlace {
    /// The bundle or folder.
    let path: String
    private let word: String

    /// What models and mapping models are called, as sources and compiled.
    private static let endings = [
        DecompiledSource.bundleExtension, DecompiledSource.versionExtension, MappingNewRequest.bundleExtension,
        CompiledSource.bundleExtension, CompiledSource.versionExtension, CompiledSource.mappingExtension,
    ]

    /// - Parameters:
    ///   - name: the name of the source with its extension.
    ///   - output: what was requested: the source itself, the folder for it, or nil for the working folder.
    ///
    /// - Throws: `UsageFault` where the output is something else, `RunFailure` where the place is not free.
    init(named name: String, output: String?, in workspace: Workspace) throws {
        word = workspace.wording[.output]
        let output = OutputFolders(machine: workspace.path(output ?? ".")).machine
        if let ending = Self.endings.first(where: { output.hasSuffix($0) }) {
            guard name.hasSuffix(ending) else {
                throw UsageFault("\(word) does not fit: '\(name)' is no '\(ending)'; name a folder")
            }
            path = output
        } else {
            path = (output == "." ? "" : output + "/") + name
        }
        try requireFree()
    }

    private func requireFree() throws {
        let folder = PathText.folder(of: path)
        if OutputFolders(machine: folder).folderInsideModel != nil {
            throw RunFailure([FileWritingError.insideModel(folder).diagnostic])
        }
        guard FileSystem.kind(of: path) == .missing else {
            throw RunFailure([
                Diagnostic(
                    .unwritableFile, .error, "'\(path)' is there already", at: SourceLocation(path: path),
                    help: "give another path with \(word)")
            ])
        }
        do throws(FileWritingError) {
            try FileWriter.requireFolder(folder)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    /// Writes the source, which appears with all of its files at once.
    func write(_ changes: [FileChange], _ remarks: Remarks) throws {
        do throws(FileWritingError) {
            try FileWriter.makeFolder(PathText.folder(of: path))
            try FileWriter.change(changes, newFolder: path)
        } catch {
            throw RunFailure([error.diagnostic], remarks: remarks)
        }
    }
}
