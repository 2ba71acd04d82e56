import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// Formats the effect of a deletion as text: each entity with its relationships, then the overall result.
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

    /// Whether `DeletionText` wrote a file. `start` is the beginning of the file.
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
