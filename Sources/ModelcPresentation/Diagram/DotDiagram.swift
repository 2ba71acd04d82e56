import ModelcBase
import ModelcKit

/// Writes a diagram in Graphviz's language, for users who want their own layout.
struct DotDiagram {
    private let diagram: ModelDiagram

    init(_ diagram: ModelDiagram) { self.diagram = diagram }

    var text: String {
        let head = [
            "// Diagram of \(diagram.title)", "digraph model {", "  rankdir=LR; nodesep=0.4; ranksep=1.2;",
            "  node [shape=plain, fontname=\"Helvetica\", fontsize=11];",
            "  edge [dir=both, arrowhead=none, arrowtail=none, color=\"#6b7a8c\"];",
        ]
        let lines = head + diagram.boxes.indices.map(box) + diagram.links.map(line) + ["}"]
        return lines.map { $0 + "\n" }.joined()
    }

    /// Whether `DotDiagram` wrote a file. `start` is the beginning of the file.
    static func isWritten(_ start: Substring) -> Bool {
        start.hasPrefix("// Diagram of ") && start.contains("\ndigraph model {\n")
    }

    private func box(_ index: Int) -> String {
        let box = diagram.boxes[index]
        let colors = box.mark?.colors ?? (fill: "#eef2f6", line: "#b8c1cc")
        let name = "<b>\(escaped(box.title))</b>"
        let head = box.isAbstract ? "<i>\(name)</i> abstract" : name
        let rows = box.rows.indices.map { row(box.rows[$0], $0) }
        return """
              n\(index) [label=<<table border="1" cellborder="0" cellspacing="0" cellpadding="3" color="\(colors.line)">\
            <tr><td port="head" colspan="3" align="left" bgcolor="\(colors.fill)">\(head)</td></tr>\
            \(rows.joined())</table>>];
            """
    }

    private func row(_ row: ModelDiagram.Row, _ index: Int) -> String {
        let fill = row.mark.map { " bgcolor=\"\($0.colors.fill)\"" } ?? ""
        let sign = row.mark.map { "\($0.sign) " } ?? ""
        let cells = [sign + TerminalText.name(row.name), row.detail, row.ruleText ?? " "]
        let ports = [" port=\"l\(index)\"", "", " port=\"r\(index)\""]
        return "<tr>"
            + zip(cells, ports).map { "<td\($1)\(fill) align=\"left\">\(escaped($0))</td>" }.joined() + "</tr>"
    }

    private func line(_ link: ModelDiagram.Link) -> String {
        // A line from a box to itself starts and ends at the same side.
        let isLoop = link.from.box == link.to.box
        let ends = "  \(port(link.from, "r", "e")) -> \(isLoop ? port(link.to, "r", "e") : port(link.to, "l", "w"))"
        let color = link.mark.map { ["color=\"\($0.colors.line)\""] } ?? []
        let facts =
            switch link.kind {
            case .inheritance: ["arrowtail=empty", "color=\"#8250df\""]
            case .relationship: ["arrowhead=\(arrow(link.toEnd))", "arrowtail=\(arrow(link.fromEnd))"] + color
            case .oneWay: ["arrowhead=\(arrow(link.toEnd))", "style=dashed"] + color
            }
        return "\(ends) [\(facts.joined(separator: ", "))];"
    }

    /// - Parameter compass: the side of the cell at which the line ends, in Graphviz's notation.
    private func port(_ place: ModelDiagram.Place, _ side: String, _ compass: String) -> String {
        "n\(place.box):\(place.row.map { "\(side)\($0)" } ?? "head"):\(compass)"
    }

    /// Returns the arrowhead for an end of a line, in crow's foot notation.
    private func arrow(_ end: ModelDiagram.End?) -> String {
        guard let end else { return "none" }
        let isOptional = end.cardinality.least == 0
        if end.cardinality.most == 1 { return isOptional ? "teeodot" : "teetee" }
        return isOptional ? "crowodot" : "crowtee"
    }

    private func escaped(_ text: String) -> String { XMLText.content(text) }
}
