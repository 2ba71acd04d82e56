import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSourceCode
import ModelcSwiftData
import ModelcVersionHash
import ModelcVersionLock

/// The use case of freezing a version: copies SwiftData classes, by default those that the app works with, into a
/// `VersionedSchema` in a new file, and locks its hashes.
package struct Freeze: UseCase {
    private let request: FreezeRequest
    private let workspace: Workspace

    package init(_ request: FreezeRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the source cannot be read or the file cannot be written, `UsageError` if the release
    ///   is not a version number.
    package func run() throws -> FreezeOutcome {
        let source = try source()
        var outcome = FreezeOutcome()
        outcome.models = [source.model]
        outcome.isRehearsal = request.isRehearsal
        if request.isCheck { try checkFrozen(source, &outcome) }
        if request.release != nil { try freeze(source, &outcome) }
        return outcome
    }

    /// The source with the version to freeze.
    private struct Source {
        var path: String
        var files: [SwiftSourceFile]
        var model: VersionedModel
        var version: SwiftDataVersion
    }

    private func source() throws -> Source {
        let path = try ChosenModels(in: workspace).one(request.path)
        let files = SwiftModelFiles(path, in: workspace.files)
        guard let model = files.reading?.model, let swift = model.swiftData else {
            let reading = workspace.reader.read(path)
            guard !reading.diagnostics.hasErrors else { throw RunFailure(reading.diagnostics) }
            throw RunFailure([notSwift(path)])
        }
        guard let name = request.modelVersion else {
            guard let version = swift.live ?? swift.versions.last else { throw RunFailure([notSwift(path)]) }
            return Source(path: path, files: files.sources, model: model, version: version)
        }
        let (found, problem) = ModelReader.version(name, of: model)
        guard let version = found.flatMap({ found in swift.versions.first { $0.name == found.name } }) else {
            throw RunFailure(problem.map { [$0] } ?? [])
        }
        return Source(path: path, files: files.sources, model: model, version: version)
    }

    private func notSwift(_ path: String) -> Diagnostic {
        Diagnostic(
            .notAModel, .error, "'\(path)' is not SwiftData source", at: SourceLocation(path: path),
            help: "give a Swift file or a folder with classes that have @Model")
    }
}

extension Freeze {
    private func freeze(_ source: Source, _ outcome: inout FreezeOutcome) throws {
        let identifier = try identifier()
        let name = request.name ?? "SchemaV" + identifier.replacingText(".", with: "_")
        guard SwiftIdentifier.isValid(name) else {
            throw UsageError("'\(name)' is not the name of a Swift type")
        }
        let hashes = VersionHasher.hashes(of: ResolvedModel(source.version.model))
        let frozen = SchemaFreezer.frozen(source.files, source.version, name: name, identifier: identifier)
        guard frozen.untypedProperties.isEmpty else { throw untyped(frozen.untypedProperties, source) }
        let path = PathText.joined(PathText.trimmed(workspace.path(request.output)), name + ".swift")
        outcome.name = name
        outcome.path = workspace.display.path(path)
        outcome.checksum = hashes.checksum
        outcome.isVerified = hashes.isVerified
        outcome.sharedTypes = frozen.sharedTypes
        outcome.messages += remarks(frozen, source)
        if let bytes = try existing(path) {
            return compare(bytes, path, name, hashes, source, &outcome)
        }
        guard !request.isCheck else { return report(.missingFrozenVersion, missing(name), at: path, &outcome) }
        let text = FrozenFile.text(frozen, hashes, release: identifier)
        try verify(text, path, name, hashes, source)
        try write(text, path, name, &outcome)
    }

    private func untyped(_ properties: [String], _ source: Source) -> RunFailure {
        RunFailure([
            Diagnostic(
                .unwritableFrozenVersion, .error,
                "the source does not show the type of \(TerminalText.list(properties)), so the copy cannot be compiled",
                at: SourceLocation(path: source.path), help: "write the type after the name of the property")
        ])
    }

    /// Returns the release as three numbers: `1.2.0` for `1.2`.
    private func identifier() throws -> String {
        let release = request.release ?? ""
        let parts = release.split(separator: ".", omittingEmptySubsequences: false).map { UInt32($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil) else {
            throw UsageError("'\(release)' is not a version such as 1.2.0")
        }
        return (parts.compactMap { $0 } + [0, 0]).prefix(3).map(String.init).joined(separator: ".")
    }

    private func existing(_ path: String) throws -> [UInt8]? {
        switch FileBytes.contents(of: path, megabytes: ModelFiles.largestMegabytes) {
        case .success(let bytes): return bytes
        case .failure(.missing): return nil
        case .failure(.unreadable(let reason)):
            throw RunFailure([
                Diagnostic(
                    .unreadableFile, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
                    help: "make it readable")
            ])
        }
    }

    /// Compares the version with the existing file of the frozen version. An existing file is never replaced.
    private func compare(
        _ bytes: [UInt8], _ path: String, _ name: String, _ hashes: ModelVersionHashes, _ source: Source,
        _ outcome: inout FreezeOutcome
    ) {
        let file = FrozenFile(bytes, path: path, name: name, among: source.files)
        if let frozen = file?.hashes, frozen.fitsStores(of: hashes) {
            outcome.action = request.isCheck ? .none : .unchanged
        } else {
            report(
                .changedFrozenVersion, "the models differ from '\(name)', which is frozen already", at: path, &outcome,
                help: "freeze them as a new version; if '\(name)' never shipped, remove the file first")
        }
    }

    private func missing(_ name: String) -> String { "the models are not frozen as '\(name)'" }

    private func report(
        _ id: DiagnosticID, _ message: String, at path: String, _ outcome: inout FreezeOutcome,
        help: String = "run '\(ToolCommandName.freeze)' with this version, and commit the file"
    ) {
        outcome.messages.append(Diagnostic(id, .error, message, at: SourceLocation(path: path), help: help))
        outcome.result = .findings
    }

    private func remarks(_ frozen: FrozenSchema, _ source: Source) -> [Diagnostic] {
        let listed = source.model.versions.first { $0.name == source.version.name } ?? source.model.versions[0]
        let doubt = UncertainSource.diagnostic(source.version.model, listed).map { [$0] } ?? []
        guard !frozen.sharedTypes.isEmpty else { return doubt }
        return doubt + [
            Diagnostic(
                .sharedFrozenType, .warning,
                "the frozen version uses types of the app: \(TerminalText.list(frozen.sharedTypes)); if one changes, the version "
                    + "changes with it",
                at: SourceLocation(path: source.path),
                help: "nest the types in the classes that use them, or copy them into the frozen version")
        ]
    }

    /// Reads the text of the copy again, and throws an error unless it has the hashes of the version.
    private func verify(
        _ text: String, _ path: String, _ name: String, _ hashes: ModelVersionHashes, _ source: Source
    ) throws {
        let file = FrozenFile(Array(text.utf8), path: path, name: name, among: source.files)
        guard let copy = file?.hashes, copy.fitsStores(of: hashes) else {
            let names = (file?.hashes?.entities ?? []).filter { entity in
                hashes.entities.first { $0.name == entity.name }?.hash != entity.hash
            }.map(\.name)
            throw RunFailure([
                Diagnostic(
                    .unwritableFrozenVersion, .error,
                    "the copy would have other hashes than the models (\(TerminalText.list(names)))",
                    at: SourceLocation(path: source.path), help: "write the VersionedSchema by hand, and report this")
            ])
        }
    }

    private func write(_ text: String, _ path: String, _ name: String, _ outcome: inout FreezeOutcome) throws {
        outcome.action = .created
        guard !request.isRehearsal else { return }
        let folder = PathText.folder(of: path)
        do throws(FileWritingError) {
            let file = GeneratedFile(path: name + ".swift", text: text, policy: .machine)
            try FileWriter.write(
                try FileWriter(folders: OutputFolders(machine: folder)).plan([file]), isDurable: true)
            try lock(name, in: folder, &outcome)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    /// Locks the frozen version. In the lock file, the folder of the frozen versions is the model.
    private func lock(
        _ name: String, in folder: String, _ outcome: inout FreezeOutcome
    ) throws(FileWritingError) {
        let versions = workspace.reader.read(folder, .all).hashedVersions
        guard let hashed = versions.first(where: { $0.version.name == name }) else { return }
        let lock = try WriteLock(of: [folder], waiting: workspace.waiting)
        defer { lock.release() }
        let state = HashedVersion(
            name: name, isCurrent: false, hashes: hashed.hashes, locate: hashed.version.location)
        var locking = VersionLocking(
            task: .version(state), lockFile: request.lockFile.map(workspace.path), isRehearsal: false, under: lock,
            in: workspace)
        locking.add(folder)
        locking.finish()
        // Doubts about the classes are reported already.
        outcome.messages += locking.report.diagnostics.filter { $0.severity == .error }
        if locking.report.hasErrors { outcome.result = .findings }
    }
}

extension Freeze {
    /// Checks that each frozen version still has the hashes that it was frozen with.
    private func checkFrozen(_ source: Source, _ outcome: inout FreezeOutcome) throws {
        let folder = PathText.trimmed(workspace.path(request.output))
        let names = ((try? workspace.files.entries(of: folder)) ?? []).filter { $0.hasSuffix(".swift") }
        for name in names {
            let path = PathText.joined(folder, name)
            guard let bytes = try existing(path),
                let file = FrozenFile(
                    bytes, path: path, name: String(name.dropLast(".swift".count)), among: source.files)
            else { continue }
            outcome.checked.append((file.name, file.isUnchanged))
            guard !file.isUnchanged else { continue }
            report(
                .changedFrozenVersion, "the frozen version '\(file.name)' was changed", at: path, &outcome,
                help: "restore the file, and the types that it uses, from version control")
        }
    }
}

extension DiagnosticID {
    static let missingFrozenVersion = DiagnosticID("missing-frozen-version")
    static let changedFrozenVersion = DiagnosticID("changed-frozen-version")
    static let sharedFrozenType = DiagnosticID("shared-frozen-type")
    static let unwritableFrozenVersion = DiagnosticID("unwritable-frozen-version")
}
