import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcVersionHash

/// The use case of creating a mapping model between two versions and writing its file.
package struct MappingNew: UseCase {
    private let request: MappingNewRequest
    private let workspace: Workspace

    package init(_ request: MappingNewRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if a version cannot be read, or if the mapping model cannot be created or
    ///   written.
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
            policyCommand: made.composed.policies.isEmpty ? nil : policyCommand(path, from: old.name, to: new.name),
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

    /// Returns the command that generates the migration policies of the mapping model.
    private func policyCommand(_ path: String, from old: String, to new: String) -> String {
        let wording = workspace.wording
        let name = ShellWord.quoted(workspace.display.path(path))
        return "\(ToolCommandName.plan) \(name) \(wording[.olderVersion]) \(ShellWord.quoted(old)) "
            + "\(wording[.newerVersion]) \(ShellWord.quoted(new)) \(wording[.emission]) policy"
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

extension DiagnosticID {
    static let refusedMappingModel = DiagnosticID("refused-mapping-model")
    static let existingMappingModel = DiagnosticID("existing-mapping-model")
}
