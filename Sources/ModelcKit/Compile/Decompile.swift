import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// Converts a compiled model to a source model (a bundle with a `contents` file for each version), or a compiled
/// mapping model to a source mapping model (`xcmapping.xml`), and writes it to disk. Existing files are not replaced.
package struct Decompile: UseCase {
    private let request: DecompileRequest
    private let workspace: Workspace

    package init(_ request: DecompileRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if there is no compiled model at the path, or if the source cannot be written.
    package func run() throws -> DecompileOutcome {
        guard request.output != "" else { throw UsageError("\(workspace.wording[.output]) is empty: name a folder") }
        let path = PathText.trimmed(workspace.path(request.path))
        let made =
            try path.hasSuffix(CompiledSource.mappingExtension)
            ? MappingDecompilation(request: request, workspace: workspace).source(at: path) : model(at: path)
        let place = try DecompiledLocation(named: made.name, output: request.output, in: workspace)
        let changes = made.files.map { FileChange(path: place.path + "/" + $0.name, old: nil, new: $0.bytes) }
        if !request.isRehearsal { try place.write(changes, Remarks(made.messages)) }
        return DecompileOutcome(
            path: place.path, files: changes, isRehearsal: request.isRehearsal, losses: made.losses,
            isOfSwift: made.losses == DecompiledModel.lossesOfSwift,
            messages: made.messages, result: .done)
    }

    private func model(at path: String) throws -> DecompiledSource {
        let path = try compiledModel(at: path)
        let reading = workspace.reader.read(path, .all)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.model != nil)
        guard let model = reading.model, ledger.isEmpty else {
            throw RunFailure(ledger.messages(besides: reading.diagnostics))
        }
        let form = DecompiledForm(model, reading, output: request.output)
        let isOne = form.isOneVersion
        let selected = Set(reading.selectedVersions)
        let versions = model.versions.filter { selected.contains($0.name) }
        var source = DecompiledSource(
            name: isOne
                ? versions[0].name + DecompiledSource.versionExtension
                : model.name + DecompiledSource.bundleExtension,
            losses: form.losses,
            messages: reading.diagnostics)
        let written = versions.compactMap { version in version.model.map { (version, DecompiledModel.source(of: $0)) } }
            .map { WrittenVersion(version: $0, model: $1, bytes: ModelWriter().contents(of: $1)) }
        let problems = written.flatMap(problems(of:))
        guard problems.isEmpty else { throw RunFailure(problems, remarks: Remarks(source.messages)) }
        for version in written { source.messages += version.warnings }
        source.files = files(written, of: model, isOne)
        return source
    }

    private static let advice =
        "give the path of a .momd bundle, of a .mom or .cdm file, of a store, or of Swift source with @Model classes"

    /// Returns the path itself if it is that of a compiled model, a store or Swift source. For another folder, such
    /// as an app, returns the only Swift source below it or, if there is none, the only compiled model.
    private func compiledModel(at path: String) throws -> String {
        switch ModelKind(at: path) {
        case .compiledBundle, .compiledVersion, .store, .swift: return path
        case .bundle, .version: throw notCompiled(path, help: Self.advice)
        case nil: break
        }
        let swift = SwiftModelSearch(path).models
        let found = swift.isEmpty ? CompiledModelSearch(path).models : swift
        if let only = found.first, found.count == 1 { return only }
        let list = found.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        throw notCompiled(path, help: found.isEmpty ? Self.advice : "give the path of one: \(list)")
    }

    private func notCompiled(_ path: String, help: String) -> RunFailure {
        let isMissing = FileSystem.kind(of: path) == .missing
        return RunFailure([
            Diagnostic(
                isMissing ? .noSuchPath : .notAModel, .error,
                isMissing ? "there is nothing at '\(path)'" : "'\(path)' is not a compiled model",
                at: SourceLocation(path: path), help: help)
        ])
    }

    /// Returns the reasons why a version cannot be written as a source; empty if it can.
    private func problems(of version: WrittenVersion) -> [Diagnostic] {
        let path = version.version.filePath
        let places = UnwritableTexts.places(in: version.model)
        let byEntity = Dictionary(grouping: places) { String($0.prefix { $0 != "." }) }.sorted {
            $0.key.isBefore($1.key)
        }
        let unwritable = byEntity.map { entity, places in
            let place = places.count == 1 ? places[0] : entity
            let names = places.map { String($0.dropFirst(entity.count + 1)) }
            return Diagnostic(
                .unreadableModel, .error,
                "\(TerminalText.escaped(place)): "
                    + (places.count == 1 ? "a text has" : "the texts of \(TerminalText.list(names)) have")
                    + " a character that XML does not allow, so the model cannot be decompiled",
                at: SourceLocation(path: path), modelPath: place,
                help: "compile the model again, without the character")
        }
        return unwritable.isEmpty
            ? ReadBack.problems(in: version.bytes, of: version.model, compiledAt: path) : unwritable
    }

    private func files(
        _ versions: [WrittenVersion], of model: VersionedModel, _ isOne: Bool
    ) -> [(name: String, bytes: [UInt8])] {
        var files = versions.map { version in
            let folder = isOne ? "" : version.version.name + DecompiledSource.versionExtension + "/"
            return (name: folder + ModelFormat.contentsName, bytes: version.bytes)
        }
        // With a single version, the bundle need not name the current version.
        guard !isOne, model.versions.count > 1 || namesCurrent(model), let current = model.currentVersion else {
            return files
        }
        let name = current.name + DecompiledSource.versionExtension
        if let bytes = CurrentVersionEditor.contents(naming: name, changing: nil) {
            files.append((CurrentVersionEditor.fileName, bytes))
        }
        return files
    }
}

extension Decompile {
    /// Whether the bundle contains a `VersionInfo.plist` that names the current version.
    fileprivate func namesCurrent(_ model: VersionedModel) -> Bool {
        let path = model.path + "/" + VersionInfo.fileName
        guard case .success(let bytes) = FileBytes.contents(of: path, megabytes: ModelFiles.largestMegabytes) else {
            return false
        }
        return VersionInfo(bytes: bytes)?.currentName != nil
    }
}

/// A version, the source created from it, and its file.
private struct WrittenVersion {
    var version: ModelVersion
    var model: ManagedObjectModel
    var bytes: [UInt8]

    /// The structural errors because of which Core Data cannot create a store with the version, as warnings.
    var warnings: [Diagnostic] {
        guard let content = version.model else { return [] }
        return Linter.structuralProblems(in: ResolvedModel(content)).map { problem in
            problem.diagnostic(severity: .warning, locate: version.location)
        }
    }
}
