import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// A part of a model that can be left out of the generated code without the rest.
enum ModelPart: Hashable {
    case entity(String)
    case composite(String)
    case fetchRequest(String)

    /// The part as messages name it.
    var phrase: String {
        switch self {
        case .entity(let name): "entity '\(name)'"
        case .composite(let name): "composite '\(name)'"
        case .fetchRequest(let name): "fetch request '\(name)'"
        }
    }
}

/// Finds the part of a model that a diagnostic is about.
struct ModelPartFinder {
    /// The parts of the file in its order, with their start tags; nil for what cannot be left out, such as a configuration.
    private let starts: [(position: SourcePosition, part: ModelPart?)]
    /// All parts with their names, for models without lines.
    private let parts: [(name: String, part: ModelPart)]

    init(_ model: ManagedObjectModel) {
        parts =
            model.entities.map { ($0.name, .entity($0.name)) }
            + model.composites.map { ($0.name, .composite($0.name)) }
            + model.fetchRequests.map { ($0.name, .fetchRequest($0.name)) }
        let found: [(SourcePosition?, ModelPart?)] =
            model.entities.map { ($0.position, .entity($0.name)) }
            + model.composites.map { ($0.position, .composite($0.name)) }
            + model.fetchRequests.map { ($0.position, .fetchRequest($0.name)) }
            + model.configurations.map { ($0.position, nil) }
        starts = found.compactMap { position, part in position.map { ($0, part) } }
            .sorted { $0.position < $1.position }
    }

    /// The part; nil for a diagnostic about the model as a whole, or about something that is not of the model.
    func part(of diagnostic: Diagnostic) -> ModelPart? {
        guard let path = diagnostic.modelPath else { return nil }
        guard let position = diagnostic.location?.position, !starts.isEmpty else { return part(at: path) }
        guard let start = starts.last(where: { $0.position <= position }) else { return part(at: path) }
        return start.part
    }

    /// The part with the longest name that a path begins with: names of entities may have dots in them.
    private func part(at path: String) -> ModelPart? {
        parts.filter { path == $0.name || path.hasPrefix($0.name + ".") }.max {
            $0.name.utf8.count < $1.name.utf8.count
        }?
        .part
    }
}
