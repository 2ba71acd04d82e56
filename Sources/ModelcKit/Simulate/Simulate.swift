import ModelcDiagnostics
import ModelcSchema

/// The result of a simulated deletion.
package struct SimulateOutcome: ModelOutcome {
    /// The path of the model.
    package var path: String
    /// The name of the version.
    package var version: String
    package var simulation: DeletionSimulation
    /// A diagram of the entities that the deletion affects. Marks show the effects.
    package var diagram: ModelDiagram
    var ledger: RunLedger
    /// Messages from reading the model.
    package var messages: [Diagnostic]
    /// The models that were read, for source lines in diagnostics.
    package var models: [VersionedModel]

    package var result: RunResult { ledger.result(hasFindings: false) }
}

/// The use case of simulating a deletion: reads a version, and applies the delete rules of an entity.
package struct Simulate: UseCase {
    private let request: SimulateRequest
    private let workspace: Workspace

    package init(_ request: SimulateRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the version cannot be read or has no such entity, `UsageError` if several models
    ///   match.
    package func run() throws -> SimulateOutcome {
        let read = try ReadVersion(request.path, request.version, in: workspace)
        let model = ResolvedModel(read.model)
        guard let entity = model.entity(named: request.entity) else {
            let unknown = UnknownEntity(request.entity, in: [read.model]) ?? UnknownEntity(name: request.entity)
            throw unknown.failure(at: read.path, read.messages, of: [read.bundle])
        }
        let simulation = DeletionSimulation(of: entity, in: model)
        return SimulateOutcome(
            path: read.path, version: read.version.name, simulation: simulation,
            diagram: simulation.diagram(of: read.model, name: read.bundle.name, version: read.version.name),
            ledger: read.ledger, messages: read.messages, models: [read.bundle])
    }
}

extension DeletionSimulation {
    /// Returns a diagram of the affected entities, with marks that show the effects.
    fileprivate func diagram(of model: ManagedObjectModel, name: String, version: String) -> ModelDiagram {
        let touched = TouchedElements(self)
        let diagram = DiagramMaker(model, marks: touched.marks).diagram(of: name, version: version)
        return diagram.keeping(Set(diagram.boxes.indices.filter { touched.entities.contains(diagram.boxes[$0].name) }))
    }
}

/// The entities and relationships that a deletion affects, with their marks.
private struct TouchedElements {
    private(set) var entities: Set<String>
    private(set) var marks = DiagramMarks()

    init(_ simulation: DeletionSimulation) {
        entities = Set(simulation.deletedEntities)
        for entity in simulation.deletedEntities { marks[entity, nil] = .deleted }
        for step in simulation.steps {
            for effect in step.effects { enter(effect) }
            for path in step.dangling { enter(path, .broken) }
        }
    }

    private mutating func enter(_ effect: DeletionSimulation.Effect) {
        let own = effect.relationship
        entities.insert(own.entity)
        switch effect.outcome {
        case .deletes: marks[own.entity, own.relationship] = .deleted
        case .denies:
            marks[own.entity, own.relationship] = .denied
            if let destination = effect.destination { enter(entity: destination, .denied) }
        case .updates(let path, _): enter(path, .updated)
        case .breaks(let path, _, _), .dangles(let path): enter(path, .broken)
        case .leadsBack, .nothing, .unknownDestination: break
        }
    }

    private mutating func enter(_ path: DeletionSimulation.RelationshipPath, _ mark: DiagramMark) {
        if marks[path.entity, path.relationship] == nil { marks[path.entity, path.relationship] = mark }
        enter(entity: path.entity, mark)
    }

    /// Marks an entity. If it already has a mark, keeps the more severe one.
    private mutating func enter(entity: String, _ mark: DiagramMark) {
        entities.insert(entity)
        let known = marks[entity, nil]
        if known == nil || known == .updated { marks[entity, nil] = mark }
    }
}
