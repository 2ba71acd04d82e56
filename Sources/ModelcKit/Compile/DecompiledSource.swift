import ModelcDiagnostics
import ModelcDisk
import ModelcSchema
import ModelcText

/// A source that was made of a compiled file, before anything is looked at on the disk.
struct DecompiledSource {
    /// The name of the bundle or folder.
    var name: String
    /// The files in it, with their paths from it.
    var files: [(name: String, bytes: [UInt8])] = []
    var losses: [String]
    var messages: [Diagnostic]

    static let bundleExtension = ".xcdatamodeld"
    static let versionExtension = ".xcdatamodel"
}

/// What a source says that no compiled model does, with what Xcode writes into every new one.
enum DecompiledModel {
    static let losses = [
        "which types are scalars in generated classes, and what Xcode generates",
        "the order of entities, properties and fetch requests, and the diagram of the editor",
        "CloudKit and SwiftData flags, Spotlight, sync and external record flags",
        "regular expressions of attributes",
        "the language of the classes, and the versions of Xcode and macOS",
        "composite types",
    ]

    static func source(of model: ManagedObjectModel) -> ManagedObjectModel {
        var source = model
        source.isCompiled = false
        source.documentType = "com.apple.IDECoreDataModeler.DataModel"
        source.documentVersion = "1.0"
        source.minimumToolsVersion = "Automatic"
        source.sourceLanguage = .swift
        for index in source.entities.indices { source.entities[index].isSyncable = true }
        return source
    }
}

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
                throw UsageFault("\(word) does not fit: '\(name)' is not a '\(ending)'; name a folder")
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

    /// Writes the source, which appears with all of its files at once.
    func write(_ changes: [FileChange], _ remarks: Remarks) throws {
        do throws(FileWritingError) {
            let made = try FileWriter.makeFolder(PathText.folder(of: path))
            defer { made.discardEmpty() }
            let lock = try WriteLock(of: [path])
            defer { lock.release() }
            try FileWriter.change(changes, newFolder: path, under: lock)
        } catch {
            throw RunFailure([error.diagnostic], remarks: remarks)
        }
    }
}
