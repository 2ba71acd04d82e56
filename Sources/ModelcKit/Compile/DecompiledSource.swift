import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// A source created from a compiled file, before anything on disk is read.
struct DecompiledSource {
    /// The name of the bundle or folder.
    var name: String
    /// The files in the source, with paths relative to it.
    var files: [(name: String, bytes: [UInt8])] = []
    var losses: [String]
    var messages: [Diagnostic]

    static let bundleExtension = ".xcdatamodeld"
    static let versionExtension = ".xcdatamodel"
}

/// The parts of a source that no compiled model contains, with the values that Xcode writes into every new model.
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

    /// - Parameters:
    ///   - name: the name of the source with its extension.
    ///   - output: the requested output: the source itself, the folder for it, or nil for the working folder.
    ///
    /// - Throws: `UsageError` if the output is something else, `RunFailure` if something already exists at the path.
    init(named name: String, output: String?, in workspace: Workspace) throws {
        word = workspace.wording[.output]
        waiting = workspace.waiting
        let output = OutputFolders(machine: workspace.path(output ?? ".")).machine
        if let ending = Self.endings.first(where: { output.hasSuffix($0) }) {
            guard name.hasSuffix(ending) else {
                throw UsageError("\(word) does not fit: '\(name)' is not a '\(ending)'; name a folder")
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

/// Reads a source created from a compiled model before it is written. A source that cannot be read, or that differs from the
/// compiled model, is not written.
enum ReadBack {
    /// Returns the problems of a source, by object; empty if the source is equivalent to the compiled model.
    ///
    /// - Parameter path: the compiled version.
    static func faults(in bytes: [UInt8], of source: ManagedObjectModel, compiledAt path: String) -> [Diagnostic] {
        let (model, diagnostics) = ModelReader.model(in: SourceText(bytes), path: path)
        let errors = diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { return errors.map { refusal($0.message, $0.modelPath, at: path, $0.help) } }
        guard let model, ModelWriter().contents(of: model) == bytes else {
            return changed(source, model).map { entity in
                let place = entity.map(TerminalText.escaped) ?? "the model"
                return refusal("\(place): a part of it would be lost", entity, at: path, nil)
            }
        }
        return []
    }

    /// Returns the entities that differ in another model. An element is nil for another part of the model.
    private static func changed(_ source: ManagedObjectModel, _ model: ManagedObjectModel?) -> [String?] {
        let read = (model?.entities ?? []).map(text)
        let lost = source.entities.enumerated().filter { index, entity in
            !read.indices.contains(index) || read[index] != text(of: entity)
        }
        return lost.isEmpty ? [nil] : lost.map(\.element.name)
    }

    private static func text(of entity: EntityDescription) -> [UInt8] {
        var model = ManagedObjectModel()
        model.entities = [entity]
        return ModelWriter().contents(of: model)
    }

    /// Returns the problems of a mapping model; empty if it can be read.
    static func faults(inMapping bytes: [UInt8], compiledAt path: String) -> [Diagnostic] {
        let reading = MappingModelReader().read(bytes, path: path)
        return reading.diagnostics.filter { $0.severity == .error }
            .map { refusal($0.message, $0.modelPath, at: path, $0.help) }
    }

    private static func refusal(_ reason: String, _ object: String?, at path: String, _ help: String?) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "the decompiled source could not be read: \(reason)",
            at: SourceLocation(path: path), modelPath: object,
            help: "correct the source that it was compiled from, and compile it again" + (help.map { ": \($0)" } ?? ""))
    }
}
