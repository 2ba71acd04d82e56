import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcVersionHash

/// The mapping model to create.
package struct MappingNewRequest {
    /// The path of the model; nil for the project's only model.
    var path: String?
    /// The name of the older version; nil for the version before the newer one.
    package var from: String?
    /// The name of the newer version; nil for the current version.
    package var to: String?
    /// The path of the mapping model; nil to put it beside the model, named after both versions.
    package var output: String?
    /// The folder of the Xcode project, which recorded paths are relative to; nil for the folder of the models.
    package var projectFolder: String?
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// Whether an existing mapping model is replaced.
    package var replaces = false

    package init(path: String? = nil) { self.path = path }

    /// Whether the path has the extension of a mapping model.
    package static func isMappingModel(_ path: String) -> Bool {
        OutputFolders(machine: path).machine.hasSuffix(bundleExtension)
    }

    /// The extension of a mapping model, with the dot.
    package static var bundleExtension: String { MappingModelReader.bundleExtension }
}

/// The mapping model that was created.
package struct MappingNewOutcome: RunOutcome {
    /// The path of the mapping model's bundle.
    package var bundle: String
    /// The change to the file, made or (in a dry run) planned.
    package var action: PlannedFile.Action
    package var isRehearsal: Bool
    package var composed: ComposedMapping
    /// How Core Data would migrate without the mapping model.
    package var inference: InferenceResult
    /// Messages about the versions of the model.
    package var messages: [Diagnostic]
    package var sources: [String: SourceText]

    package var result: RunResult { .done }

    package var hasWritten: Bool { !isRehearsal && action.writes }
}

/// The use case: two versions -> a mapping model -> its file.
package struct MappingNew: UseCase {
    private let request: MappingNewRequest
    private let workspace: Workspace

    package init(_ request: MappingNewRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if a version cannot be read, or if the mapping model cannot be created or written.
    package func run() throws -> MappingNewOutcome {
        let workspace = workspace.caching
        let loaded = try LoadedConfiguration(in: workspace)
        var severities = MigrationSeverities()
        severities.complete(from: loaded.lint)
        let path = try ChosenModels(in: workspace).one(request.path)
        let (old, new, remarks) = try versions(of: path)
        let made = try mappingModel(old, new, path, remarks)
        let bundle =
            request.output.map { workspace.path($0) }
            ?? PathText.joined(new.folder, made.name + MappingModelReader.bundleExtension)
        let action = try write(made.file(inBundle: PathText.name(of: bundle)), to: bundle, remarks)
        let versions = MappedBundles(workspace.reader).versions(besides: new.path)
        let others = OtherMappings(
            known: [bundle], named: loaded.configuration?.mappings?.value.paths.map(\.path) ?? [],
            modelFolder: new.folder, workspace: workspace)
        return MappingNewOutcome(
            bundle: bundle, action: action, isRehearsal: request.isRehearsal, composed: made.composed,
            inference: InferenceCheck().infer(from: old.model, to: new.model),
            messages: remarks.diagnostics
                + made.warnings(
                    at: bundle, among: versions, besides: others.madePairs(among: versions), severities),
            sources: remarks.sources)
    }

    private func versions(
        of path: String
    ) throws -> (old: NewMappingModel.Version, new: NewMappingModel.Version, remarks: Remarks) {
        var compared = DiffRequest(old: path)
        compared.from = request.from
        compared.to = request.to
        var source = try DiffSource(compared, in: workspace)
        guard let sides = source.read() else { throw source.failure }
        let remarks = Remarks(source.diagnostics, sources: ModelSources.texts(of: source.models))
        guard sides.old.version.name != sides.new.version.name else {
            let (from, to) = (workspace.wording[.olderVersion], workspace.wording[.newerVersion])
            throw UsageError("\(from) and \(to) are the same version: '\(sides.new.version.name)'", remarks: remarks)
        }
        return (version(sides.old), version(sides.new), remarks)
    }

    private func version(_ side: DiffSource.Side) -> NewMappingModel.Version {
        NewMappingModel.Version(
            name: side.version.name, path: PathText.folder(of: side.version.file), model: side.model)
    }

    private func mappingModel(
        _ old: NewMappingModel.Version, _ new: NewMappingModel.Version, _ path: String, _ remarks: Remarks
    ) throws -> NewMappingModel {
        do throws(MappingWritingError) {
            let folder = request.projectFolder.map { workspace.path($0) }
            return try NewMappingModel(from: old, to: new, projectFolder: folder, in: workspace)
        } catch {
            let refusal = Diagnostic(
                .refusedMappingModel, .error, error.message, at: SourceLocation(path: path), help: error.help)
            throw RunFailure([refusal], remarks: remarks)
        }
    }

    /// Writes the file unless this is a dry run, and returns the outcome.
    private func write(
        _ file: GeneratedFile, to bundle: String, _ remarks: Remarks
    ) throws -> PlannedFile.Action {
        let writer = FileWriter(
            folders: OutputFolders(machine: PathText.folder(of: bundle)), overwritesForeignFiles: request.replaces,
            markers: { _ in [] })
        do throws(FileWritingError) {
            let lock = request.isRehearsal ? nil : try WriteLock(of: [bundle], waiting: workspace.waiting)
            defer { lock?.release() }
            let planned = try writer.plan([file])
            if planned.contains(where: { $0.action == .refuse }) { throw .unwritable(path: bundle, reason: "") }
            if !request.isRehearsal { try FileWriter.write(planned, isDurable: true) }
            return planned.first?.action ?? .leave
        } catch {
            throw RunFailure([diagnostic(error, bundle)], remarks: remarks)
        }
    }

    private func diagnostic(_ error: FileWritingError, _ bundle: String) -> Diagnostic {
        guard case .unwritable(_, let reason) = error, reason.isEmpty else { return error.diagnostic }
        return Diagnostic(
            .existingMappingModel, .error, "'\(bundle)' exists already, with other content",
            at: SourceLocation(path: bundle),
            help:
                "replace it with \(workspace.wording[.replacement]), or bring it up to date and keep what was changed: "
                + "\(ToolCommandName.mappingRefresh)")
    }
}

/// A mapping model created for two versions, and the content of its file.
package struct NewMappingModel {
    /// One of the two versions.
    package struct Version {
        var name: String
        /// The path of the version's folder.
        var path: String
        var model: ManagedObjectModel

        init(name: String, path: String, model: ManagedObjectModel) {
            self.name = name
            self.path = path
            self.model = model
        }

        /// The folder that contains the bundle, or the version if it is outside a bundle.
        var folder: String { PathText.folder(of: PathText.bundle(ofVersion: path) ?? path) }
    }

    let composed: ComposedMapping
    /// The source version and the destination version of the migration.
    let versions: (old: Version, new: Version)
    /// The name of the bundle, without its extension: `V1toV2`.
    let name: String
    /// The content of the file in the bundle.
    let bytes: [UInt8]

    /// - Parameters:
    ///   - old: the source version of the migration.
    ///   - new: the destination version of the migration.
    ///   - projectFolder: the folder of the Xcode project, which recorded paths are relative to; nil for the folder of the
    ///     models.
    ///
    /// - Throws: `MappingWritingError` if no mapping model that Core Data would find can be written for these versions.
    init(
        from old: Version, to new: Version, projectFolder: String? = nil, in workspace: Workspace
    ) throws(MappingWritingError) {
        for version in [old, new] { try NewMappingModel.requireHashes(of: version) }
        composed = MappingComposer().compose(
            from: NewMappingModel.input(old, projectFolder, workspace.display),
            to: NewMappingModel.input(new, projectFolder, workspace.display))
        versions = (old, new)
        name = PolicyClassName(from: old.name, to: new.name).stem
        bytes = try MappingModelWriter().bytes(of: composed.mapping)
    }

    private static func requireHashes(of version: Version) throws(MappingWritingError) {
        for entity in VersionHasher.hashes(of: ResolvedModel(version.model)).entities {
            guard case .failure(let refusal) = entity.outcome else { continue }
            throw .faultyModel(version: version.name, entity: entity.name, reason: refusal.message)
        }
    }

    private static func input(
        _ version: Version, _ projectFolder: String?, _ display: DisplayPath
    ) -> MappingComposer.Version {
        MappingComposer.Version(
            name: version.name, model: version.model,
            path: display.path(version.path, from: projectFolder ?? version.folder))
    }

    /// Returns the file in the bundle, with a path relative to the folder that the bundle is written to.
    func file(inBundle bundle: String) -> GeneratedFile {
        GeneratedFile(
            path: bundle + "/" + MappingModelReader.fileName, text: String(decoding: bytes, as: UTF8.self),
            policy: .machine)
    }
}

extension DiagnosticID {
    static let refusedMappingModel = DiagnosticID("refused-mapping-model")
    static let existingMappingModel = DiagnosticID("existing-mapping-model")
}
