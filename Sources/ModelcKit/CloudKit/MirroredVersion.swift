import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMirroring
import ModelcSchema

/// The version of a model that is compared with a schema.
struct MirroredVersion {
    /// The path of the model.
    let path: String
    let version: ModelVersion
    let model: ManagedObjectModel
    let reading: ModelReading
    /// Errors from reading parts of the model other than the selected version.
    let ledger: RunLedger

    /// - Parameter path: the path of the model; nil or empty for the project's only model.
    /// - Throws: `RunFailure` or `UsageError` if the version cannot be read.
    init(_ path: String?, _ selection: VersionSelection, in workspace: Workspace) throws {
        self.path = try ChosenModels(in: workspace).one(path)
        reading = workspace.reader.read(self.path, selection)
        ledger = RunLedger(reading.diagnostics, ofReading: self.path, isUsable: reading.isUsable)
        guard reading.isUsable, let version = reading.selectedVersion, let model = version.model else {
            throw RunFailure(
                ledger.messages(besides: reading.diagnostics),
                sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.version = version
        self.model = model
    }

    /// Whether the model, or one of its configurations, has the flag for use with CloudKit.
    var isMarked: Bool { model.isUsedWithCloudKit || model.configurations.contains { $0.isUsedWithCloudKit } }

    /// The source texts of the model, by path.
    var sources: [String: SourceText] { ModelSources.texts(of: reading.model.map { [$0] } ?? []) }

    /// Throws if the model has no configuration with one of these names.
    func checkConfigurations(_ names: [String]) throws(UsageError) {
        let known = model.configurations.map(\.name)
        guard let unknown = names.first(where: { !known.contains($0) }) else { return }
        let name = TerminalText.escaped(unknown)
        let list = known.isEmpty ? "the model has none" : "it has \(TerminalText.list(known.inByteOrder()))"
        throw UsageError("there is no configuration '\(name)' in \(TerminalText.escaped(path)): \(list)")
    }
}
