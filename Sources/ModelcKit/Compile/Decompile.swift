import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcSchema

/// Which compiled model is to become a source again.
package struct DecompileRequest {
    /// The path of a `.momd` bundle or a `.mom` file.
    package var path: String
    /// Where the source goes: an `.xcdatamodeld` bundle, an `.xcdatamodel` folder, or the folder for one; nil for the working
    /// folder.
    package var output: String?
    /// Whether nothing is written.
    package var isRehearsal = false

    package init(path: String) { self.path = path }
}

/// A source that was made of a compiled model.
package struct DecompileOutcome {
    /// The bundle or folder.
    package var path: String
    package var files: [CompileOutcome.File]
    package var isRehearsal: Bool
    /// What was lost, as far as the compiled model shows that it was there, and what could not be read.
    package var messages: [Diagnostic]
    package var result: RunResult

    /// What no compiled model holds, so that it is missing from every source that is made of one.
    package static let losses = [
        "which types are scalars in generated classes, and what Xcode generates",
        "the order of entities, properties and fetch requests, and the diagram of the editor",
        "CloudKit and SwiftData flags, Spotlight, sync and external record flags",
        "minimum, maximum, length and regular expression of attributes",
        "the language of the classes, and the versions of Xcode and macOS",
        "composite types",
    ]
}

/// The use case: a compiled model -> its versions -> `contents` files -> disk. Nothing that is there is replaced.
package struct Decompile {
    private let request: DecompileRequest
    private let workspace: Workspace

    package init(_ request: DecompileRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where the path leads to no compiled model, or the source cannot be written.
    package func run() throws -> DecompileOutcome {
        guard request.output != "" else { throw UsageFault("\(workspace.wording[.output]) is empty: name a folder") }
        let path = workspace.path(request.path)
        let reading = workspace.reader.read(path, .all)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.model != nil)
        guard let model = reading.model, ledger.isEmpty else {
            throw RunFailure(ledger.messages(besides: reading.diagnostics))
        }
        guard model.versions.allSatisfy({ $0.format == .compiled }) else {
            throw RunFailure([
                Diagnostic(
                    .notAModel, .error, "'\(path)' is not a compiled model", at: SourceLocation(path: path),
                    help: "give the path of a .momd bundle or of a .mom file")
            ])
        }
        let isOne = reading.isOneVersionChosen || !model.fileName.hasSuffix("d")
        let versions = model.versions.filter { reading.selectedVersions.contains($0.name) }
        let place = place(of: isOne ? versions[0].name : model.name, isOne)
        let changes = self.changes(versions, of: model, at: place, isOne)
        if !request.isRehearsal { try write(changes, to: place, Remarks(reading.diagnostics)) }
        return DecompileOutcome(
            path: place, files: changes.map { CompileOutcome.File(path: $0.path, action: .create) },
            isRehearsal: request.isRehearsal, messages: reading.diagnostics, result: .done)
    }

    private static let bundleExtension = ".xcdatamodeld"
    private static let versionExtension = ".xcdatamodel"

    private func place(of name: String, _ isOne: Bool) -> String {
        let ending = isOne ? Self.versionExtension : Self.bundleExtension
        let output = workspace.path(request.output ?? ".")
        if output.hasSuffix(ending) { return output }
        return (output == "." ? "" : output + "/") + name + ending
    }

    private func changes(
        _ versions: [ModelVersion], of model: VersionedModel, at place: String, _ isOne: Bool
    ) -> [FileChange] {
        var changes = versions.compactMap { version in
            version.model.map { content in
                let folder = isOne ? place : place + "/" + version.name + Self.versionExtension
                return FileChange(
                    path: folder + "/" + ModelFormat.contentsName, old: nil,
                    new: ModelWriter().contents(of: DecompiledModel.source(of: content)))
            }
        }
        // Of a single version no bundle has to say that it is current.
        guard !isOne, model.versions.count > 1, let current = model.currentVersion,
            let bytes = CurrentVersionEditor.contents(naming: current.name + Self.versionExtension, changing: nil)
        else { return changes }
        changes.append(FileChange(path: place + "/" + CurrentVersionEditor.fileName, old: nil, new: bytes))
        return changes
    }

    private func write(_ changes: [FileChange], to place: String, _ remarks: Remarks) throws {
        guard FileSystem.kind(of: place) == .missing else {
            throw RunFailure(
                [
                    Diagnostic(
                        .unwritableFile, .error, "'\(place)' is there already", at: SourceLocation(path: place),
                        help: "give another path with \(workspace.wording[.output])")
                ], remarks: remarks)
        }
        do throws(FileWritingError) {
            for change in changes { try FileWriter.makeFolder(PathText.folder(of: change.path)) }
            try FileWriter.change(changes)
        } catch {
            throw RunFailure([error.diagnostic], remarks: remarks)
        }
    }
}

/// What a source says that no compiled model does, with what Xcode writes into every new one.
enum DecompiledModel {
    static func source(of model: ManagedObjectModel) -> ManagedObjectModel {
        var source = model
        source.documentType = "com.apple.IDECoreDataModeler.DataModel"
        source.documentVersion = "1.0"
        source.minimumToolsVersion = "Automatic"
        source.sourceLanguage = .swift
        for index in source.entities.indices { source.entities[index].isSyncable = true }
        return source
    }
}
