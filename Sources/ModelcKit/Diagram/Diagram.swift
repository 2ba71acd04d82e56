import ModelcDiagnostics
import ModelcMigration
import ModelcSchema

/// A diagram of a model.
package struct DiagramOutcome: ModelOutcome {
    package var diagram: ModelDiagram
    var ledger: RunLedger
    /// Messages from reading the model.
    package var messages: [Diagnostic]
    /// The models that were read. Diagnostics show lines of their source.
    package var models: [VersionedModel]

    package var result: RunResult { ledger.result(hasFindings: false) }
}

/// The use case: path -> one version, or two to compare -> the contents of a diagram.
package struct Diagram: UseCase {
    private let request: DiagramRequest
    private let workspace: Workspace

    package init(_ request: DiagramRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if a version cannot be read or lacks the named entity, `UsageError` if it is not clear which
    ///   model is meant.
    package func run() throws -> DiagramOutcome {
        var outcome = request.isComparison ? try comparison() : try single()
        if request.hidesAttributes { outcome.diagram = outcome.diagram.withoutAttributes }
        return outcome
    }

    private func single() throws -> DiagramOutcome {
        let read = try ReadVersion(request.path, request.version, in: workspace)
        try checkEntity(request.entity, read.model, read.path, read.messages, [read.bundle])
        let diagram = DiagramMaker(read.model).diagram(of: read.bundle.name, version: read.version.name)
        return DiagramOutcome(
            diagram: part(of: diagram, around: request.entity),
            ledger: read.ledger, messages: read.messages, models: [read.bundle])
    }

    private func comparison() throws -> DiagramOutcome {
        var wanted = DiffRequest(old: request.path)
        wanted.base = request.base
        wanted.from = request.from
        wanted.to = request.version
        var source = try DiffSource(wanted, in: workspace)
        guard let sides = source.read() else { throw source.failure }
        let difference = ModelDiffer(guessesRenames: false).difference(from: sides.old.model, to: sides.new.model)
        let compared = ComparedModels(from: sides.old.model, to: sides.new.model, difference)
        let path = source.models.first?.path ?? request.path ?? ""
        let entity = request.entity.map(compared.name)
        try checkEntity(entity, compared.model, path, source.diagnostics, source.models)
        let title = "\(sides.old.version.name) -> \(sides.new.version.name)"
        let diagram = DiagramMaker(compared.model, marks: compared.marks).diagram(
            of: source.models.first?.name ?? "", version: title)
        return DiagramOutcome(
            diagram: part(of: diagram, around: entity),
            ledger: RunLedger(source.diagnostics), messages: source.diagnostics, models: source.models)
    }

    private func part(of diagram: ModelDiagram, around entity: String?) -> ModelDiagram {
        entity.map { diagram.around($0, depth: request.depth) } ?? diagram
    }

    private func checkEntity(
        _ entity: String?, _ model: ManagedObjectModel, _ path: String, _ messages: [Diagnostic],
        _ read: [VersionedModel]
    ) throws {
        guard let entity, let unknown = UnknownEntity(entity, in: [model]) else { return }
        throw unknown.failure(at: path, messages, of: read)
    }
}
