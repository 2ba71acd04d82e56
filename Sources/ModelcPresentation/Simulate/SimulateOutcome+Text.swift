import ModelcDiagnostics
import ModelcKit

/// In which form a simulation is shown.
package enum SimulationFormat: String, CaseIterable, Sendable {
    case text
    case json
    case mermaid
    case svg
    case html
    case dot

    /// The form that a file is for, by the end of its name; nil where it says nothing.
    package init?(ofFile path: String) {
        if path.lowercased().hasSuffix(".json") {
            self = .json
        } else if let diagram = DiagramFormat(ofFile: path) {
            self = SimulationFormat(diagram)
        } else {
            return nil
        }
    }

    private init(_ diagram: DiagramFormat) {
        self =
            switch diagram {
            case .mermaid: .mermaid
            case .svg: .svg
            case .html: .html
            case .dot: .dot
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
        case .mermaid: diagram.text(.mermaid)
        case .svg: diagram.text(.svg)
        case .html: diagram.text(.html)
        case .dot: diagram.text(.dot)
        }
    }
}
