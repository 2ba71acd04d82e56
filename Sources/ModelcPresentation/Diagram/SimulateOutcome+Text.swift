import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// In which form a simulation is shown.
package enum SimulationFormat: Hashable, Sendable {
    case text
    case json
    case diagram(DiagramFormat)

    /// The form that a file is for, by the end of its name; nil where it says nothing.
    package init?(ofFile path: String) {
        if path.lowercased().hasSuffix(".json") {
            self = .json
        } else if let diagram = DiagramFormat(ofFile: path) {
            self = .diagram(diagram)
        } else {
            return nil
        }
    }
}

extension SimulationFormat: RawRepresentable, CaseIterable {
    package static let allCases: [SimulationFormat] =
        [.text, .json] + DiagramFormat.allCases.map(SimulationFormat.diagram)

    package init?(rawValue: String) {
        guard let format = SimulationFormat.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }

    package var rawValue: String {
        switch self {
        case .text: "text"
        case .json: "json"
        case .diagram(let format): format.rawValue
        }
    }
}

extension SimulateOutcome {
    /// What the deletion does, in a format.
    ///
    /// - Parameter showsNotes: whether a document has notes, too.
    package func text(_ format: SimulationFormat, showsNotes: Bool, layout: TextLayout = .plain) -> String {
        switch format {
        case .text: DeletionText(simulation, version: version, layout: layout).text
        case .json: ResultDocument("simulate delete", messages, showsNotes: showsNotes, result: json).text
        case .diagram(let format): diagram.text(format)
        }
    }
}

/// What a deletion does, for people: each entity with its relationships, then what it comes to.
struct DeletionText {
    private let simulation: DeletionSimulation
    private let version: String
    private let layout: TextLayout

    init(_ simulation: DeletionSimulation, version: String, layout: TextLayout) {
        self.simulation = simulation
        self.version = version
        self.layout = layout
    }

    var text: String {
        let lines = head + simulation.steps.flatMap { [""] + step($0) } + [""] + summary
        return lines.map { $0 + "\n" }.joined()
    }

    /// Whether a file that begins so is one of these.
    static func isWritten(_ start: Substring) -> Bool {
        start.hasPrefix("Delete one ") && start.contains("\nDeleted  ")
    }

    private var head: [String] {
        let name = TerminalText.name(simulation.entity)
        var lines = [layout.style.bold("Delete one \(name) (\(TerminalText.escaped(version)))")]
        let names = TerminalText.list(simulation.subentities)
        if simulation.isAbstract {
            lines += layout.lines(
                names.isEmpty
                    ? "\(name) is abstract and has no subentities: there are no objects of it."
                    : "\(name) is abstract: the object is of one of \(names).", hanging: 0)
        } else if !simulation.subentities.isEmpty {
            lines += layout.lines("Objects of its subentities can do more: \(names).", hanging: 0)
        }
        return lines
    }

    private func step(_ step: DeletionSimulation.Step) -> [String] {
        let causes = step.causes.map { TerminalText.escaped($0.text) }.joined(separator: ", ")
        let title = TerminalText.name(step.entity)
        var table = TextTable(columnCount: 4)
        for effect in step.effects { add(effect, of: step, to: &table) }
        let dangling = step.dangling.map {
            "  \(TerminalText.escaped($0.text)) has no inverse: it goes on referring to the deleted object"
        }
        let isEmpty = step.effects.isEmpty && step.dangling.isEmpty
        let cause = causes.isEmpty ? "" : step.isStart ? ", others deleted by \(causes)" : ", deleted by \(causes)"
        return [layout.style.bold(title) + cause]
            + table.lines + dangling + (isEmpty ? ["  no relationships"] : [])
    }

    private func add(_ effect: DeletionSimulation.Effect, of step: DeletionSimulation.Step, to table: inout TextTable) {
        let path = effect.relationship
        table.add(
            path.entity == step.entity
                ? TerminalText.name(path.relationship)
                : "\(TerminalText.name(path.relationship)) (of \(TerminalText.name(path.entity)))",
            "-> \(effect.destination.map(TerminalText.name) ?? "nothing") \(effect.cardinality.text)",
            effect.rule.rawValue,
            TerminalText.escaped(effect.outcome.sentence))
    }

    private var summary: [String] {
        let deleted = simulation.deletedEntities
        let none = "nothing: the entity is abstract, and no entity inherits from it"
        var lines = list("Deleted", [deleted.isEmpty ? none : TerminalText.list(deleted, limit: 20)])
        let updated = simulation.updated.map { TerminalText.escaped($0.text) }
        if !updated.isEmpty { lines += list("Changed", [updated.joined(separator: ", ")]) }
        lines += list(
            "Stops",
            simulation.denials.map { effect in
                "\(TerminalText.escaped(effect.relationship.text)): Deny. The save fails as long as a deleted "
                    + "\(TerminalText.name(effect.relationship.entity)) has one."
            })
        lines += list(
            "Breaks",
            simulation.breaks.map { effect in
                "\(TerminalText.escaped(effect.relationship.text)): \(TerminalText.escaped(effect.outcome.sentence))."
            })
        lines += list(
            "Dangles",
            simulation.dangling.map {
                "\(TerminalText.escaped($0.text)) goes on referring to a deleted object; reading it fails."
            })
        return lines
    }

    private func list(_ title: String, _ texts: [String]) -> [String] {
        texts.enumerated().flatMap { index, text in
            let lead = index == 0 ? title : ""
            return layout.lines(lead + String(repeating: " ", count: 9 - lead.count) + text, hanging: 9)
        }
    }
}

extension DeletionSimulation.Outcome {
    /// What happens, without a final stop.
    var sentence: String {
        switch self {
        case .deletes(let entities):
            entities.isEmpty
                ? "deletes nothing: there are no such objects" : "deletes " + entities.joined(separator: ", ")
        case .updates(let path, let isToMany): isToMany ? "\(path.text) loses it" : "\(path.text) becomes nil"
        case .breaks(let path, let need, let mayBeDeleted):
            DeletionSimulation.Outcome.failure(path.text, need)
                + (mayBeDeleted ? ", unless that object is deleted, too" : "")
        case .denies: "stops: the save fails as long as there is one"
        case .dangles(let path): "\(path.text) goes on referring to the deleted object"
        case .leadsBack: "the object that is deleted"
        case .nothing: "no inverse: nothing changes there"
        case .unknownDestination: "leads to no entity"
        }
    }

    private static func failure(_ path: String, _ need: DeletionSimulation.Need) -> String {
        switch need {
        case .object: "\(path) becomes nil, but is required: the save fails"
        case .objects(least: 1, _): "\(path) loses it, but is required: the save fails if it was the last one"
        case .objects(let least, orNone: false):
            "\(path) loses it, but needs \(least): the save fails if fewer are left"
        case .objects(let least, orNone: true):
            "\(path) loses it, but needs none or at least \(least): the save fails if fewer are left"
        }
    }
}
