import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The use case of showing the content of a model.
package struct Inspect: UseCase {
    private let request: InspectRequest
    private let workspace: Workspace

    package init(_ request: InspectRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if several models match.
    package func run() throws -> InspectOutcome {
        let path = try ChosenModels(in: workspace).one(request.path)
        // Versions that were not requested are shown only as counts, and not at all if a single entity is shown. They
        // are read only if needed.
        let readsOthers = request.selection == .current && (request.entity == nil || request.countsOthers)
        var reader = workspace.reader
        reader.readsOtherVersions = readsOthers
        var reading = reader.read(path, request.selection)
        explainEntity(in: &reading)
        let problem = unknownEntity(in: reading, at: path)
        if let problem { reading.diagnostics.append(problem) }
        let ledger = RunLedger(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        return InspectOutcome(path: path, reading: reading, isEntityKnown: problem == nil, ledger: ledger)
    }

    /// If the path does not exist but is the name of an entity in the project's only model, adds advice to the error.
    private func explainEntity(in reading: inout ModelReading) {
        guard let name = request.path, let index = reading.diagnostics.firstIndex(where: { $0.id == .noSuchPath }),
            let model = try? ChosenModels(in: workspace).one(nil)
        else { return }
        let entities = workspace.reader.read(model, request.selection).model?.versions.compactMap(\.model) ?? []
        guard entities.contains(where: { $0.entities.contains { $0.name == name } }) else { return }
        reading.diagnostics[index].help =
            "'\(name)' is an entity of \(model): pass \(workspace.wording[.entity]) \(ShellWord.quoted(name))"
    }

    private func unknownEntity(in reading: ModelReading, at path: String) -> Diagnostic? {
        let shown = Set(reading.selectedVersions)
        let versions = (reading.model?.versions ?? []).filter { shown.contains($0.name) }
        guard let entity = request.entity,
            let unknown = UnknownEntity(entity, in: versions.compactMap(\.model), orComposites: true)
        else { return nil }
        return Diagnostic(
            .unknownEntity, .error, unknown.message, at: SourceLocation(path: path),
            help: "\(ToolCommandName.inspect) without \(workspace.wording[.entity]) lists the entities")
    }
}
