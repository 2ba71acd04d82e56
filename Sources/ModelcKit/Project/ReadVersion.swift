import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// One version of a model, read for a command that cannot do without it.
struct ReadVersion {
    let path: String
    let bundle: VersionedModel
    let version: ModelVersion
    let model: ManagedObjectModel
    let ledger: RunLedger
    let messages: [Diagnostic]

    /// - Throws: `RunFailure` where it cannot be read.
    init(_ path: String?, _ version: String?, in workspace: Workspace) throws {
        let path = try ChosenModels(in: workspace).one(path)
        let reading = workspace.reader.read(path, version.map(VersionSelection.named) ?? .current)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        let messages = ledger.messages(besides: reading.diagnostics)
        guard let bundle = reading.model, let version = reading.selectedVersion, let model = version.model else {
            throw RunFailure(messages, sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.path = path
        self.bundle = bundle
        self.version = version
        self.model = model
        self.ledger = ledger
        self.messages = messages
    }
}

extension UnknownEntity {
    /// The error of a command that was asked about the entity.
    func diagnostic(at path: String) -> Diagnostic {
        Diagnostic(
            .unknownEntity, .error, message, at: SourceLocation(path: path), help: "modelc inspect lists the entities")
    }
}
