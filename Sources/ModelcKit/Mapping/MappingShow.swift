import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcPlans

/// Which mapping model is to be shown.
package struct MappingShowRequest {
    /// The path of the mapping model.
    var path: String
    /// The folder below which its models stand.
    package var modelFolder = "."

    package init(path: String) { self.path = path }
}

/// What is in a mapping model.
package struct MappingShowOutcome: RunOutcome {
    /// The name of the bundle.
    package var name: String
    package var mapping: MappingModel
    /// Whether the copy of the source model is up to date.
    package var source: CopyFreshness
    /// Likewise that of the destination model.
    package var destination: CopyFreshness
    /// Messages about the mapping model and of its models.
    package var messages: [Diagnostic]
    package var result: RunResult

    /// None: its messages point into no text that was read.
    package var sources: [String: SourceText] { [:] }
}

/// The use case: a mapping model -> the versions of its copies -> whether those are up to date.
package struct MappingShow: UseCase {
    private let request: MappingShowRequest
    private let workspace: Workspace

    package init(_ request: MappingShowRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where the mapping model cannot be read.
    package func run() throws -> MappingShowOutcome {
        let path = workspace.path(request.path)
        let reading = workspace.mappingReader.read(path)
        var ledger = RunLedger()
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        let messages = ledger.messages(besides: reading.diagnostics)
        guard let mapping = reading.mapping else { throw RunFailure(messages) }
        let sides = EmbeddedModelStatus.sides(of: mapping, reading.filePath, under: request.modelFolder, in: workspace)
        // A version that is not below the folder is not a fault here; one that is there has to be read.
        let unread = [sides.source, sides.destination].filter { $0.path != nil }.flatMap(\.diagnostics)
        ledger.enter(unread)
        return MappingShowOutcome(
            name: reading.name, mapping: mapping, source: sides.source.freshness,
            destination: sides.destination.freshness, messages: messages + unread,
            result: ledger.result(hasFindings: false))
    }
}
