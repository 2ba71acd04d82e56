import ModelcFiles
import ModelcPlans

/// The use case of showing a mapping model, and whether its embedded models are up to date.
package struct MappingShow: UseCase {
    private let request: MappingShowRequest
    private let workspace: Workspace

    package init(_ request: MappingShowRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the mapping model cannot be read.
    package func run() throws -> MappingShowOutcome {
        let path = workspace.path(request.path)
        let reading = workspace.mappingReader.read(path)
        var ledger = RunLedger(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        let messages = ledger.messages(besides: reading.diagnostics)
        guard let mapping = reading.mapping else { throw RunFailure(messages) }
        let sides = EmbeddedModelStatus.sides(of: mapping, reading.filePath, under: request.modelFolder, in: workspace)
        // It is not an error if a version is not found. But a version that is found must be readable.
        let unread = [sides.source, sides.destination].filter { $0.path != nil }.flatMap(\.diagnostics)
        ledger.enter(unread)
        return MappingShowOutcome(
            name: reading.name, mapping: mapping, source: sides.source.freshness,
            destination: sides.destination.freshness, messages: messages + unread,
            result: ledger.result(hasFindings: false))
    }
}
