import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The use case of computing the version hashes of a model.
package struct Hash: UseCase {
    private let request: HashRequest
    private let workspace: Workspace

    package init(_ request: HashRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if several models match.
    package func run() throws -> HashOutcome {
        let path = try ChosenModels(in: workspace).one(request.path)
        let reading = workspace.reader.read(path, request.selection)
        let versions = reading.hashedVersions
        let problems = versions.flatMap(\.diagnostics)
        let unknown = unknownEntity(in: versions, at: path).map { [$0] } ?? []
        var ledger = RunLedger(unknown)
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        return HashOutcome(
            path: path, model: reading.model, versions: unknown.isEmpty ? versions : [],
            messages: ledger.messages(besides: reading.diagnostics + problems + unknown),
            result: ledger.result(hasFindings: problems.hasErrors))
    }

    /// Returns an error if no version has the requested entity. Nil if a version has it, or if no version could be
    /// read.
    private func unknownEntity(in versions: [HashedModelVersion], at path: String) -> Diagnostic? {
        let names = Set(versions.flatMap { $0.hashes.entities.map(\.name) })
        guard let entity = request.entity, !versions.isEmpty, !names.contains(entity) else { return nil }
        let near = SpellingSuggestion.nearest(to: entity, among: names.sorted()).map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .unknownEntity, .error, "there is no entity '\(TerminalText.escaped(entity))'\(near)",
            at: SourceLocation(path: path),
            help: "\(ToolCommandName.hash) without \(workspace.wording[.entity]) lists the entities")
    }
}
