import ModelcBase
import ModelcKit

/// Writes a diagram as Mermaid text, which GitHub, GitLab and many editors can draw. It is a class diagram, because
/// Mermaid's entity relationship diagrams have no inheritance.
struct MermaidDiagram {
    private let diagram: ModelDiagram
    private let names: [String]

    init(_ diagram: ModelDiagram) {
        self.diagram = diagram
        var used: Set<String> = []
        names = diagram.boxes.enumerated().map { index, box in
            // A generated name begins with a lowercase letter, so it is never equal to the name of an entity.
            MermaidDiagram.isPlain(box.name) && used.insert(box.name).inserted ? box.name : "entity\(index)"
        }
    }

    var text: String {
        var lines = ["---", "title: \(quoted(diagram.title))", "---", "classDiagram", "  direction LR"]
        for index in diagram.boxes.indices { lines += box(index) }
        lines += diagram.links.map { "  \(line($0))" }
        let marks = Set(diagram.boxes.compactMap(\.mark))
        lines += DiagramMark.allCases.filter(marks.contains).map {
            "  classDef \($0.rawValue) fill:\($0.colors.fill),stroke:\($0.colors.line),color:#1c2128"
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Whether `MermaidDiagram` wrote a file. `start` is the beginning of the file.
    static func isWritten(_ start: Substring) -> Bool {
        start.hasPrefix("---\ntitle: ") && start.contains("\n---\nclassDiagram\n")
    }

    private func box(_ index: Int) -> [String] {
        let box = diagram.boxes[index]
        let label = names[index] == box.title ? "" : "[\"\(escaped(box.title))\"]"
        let style = box.mark.map { ":::\($0.rawValue)" } ?? ""
        let members = (box.isAbstract ? ["<<abstract>>"] : []) + rows(index).map(row)
        let head = "  class \(names[index])\(label)\(style)"
        return members.isEmpty ? [head] : ["\(head) {"] + members.map { "    \($0)" } + ["  }"]
    }

    /// Returns the rows of a box. A relationship is drawn as a line instead, unless it has no destination.
    private func rows(_ index: Int) -> [ModelDiagram.Row] {
        diagram.boxes[index].rows.filter { row in
            switch row.content {
            case .attribute, .fetchedProperty: true
            case .relationship(_, let isMissing, _): isMissing
            }
        }
    }

    private func row(_ row: ModelDiagram.Row) -> String {
        let sign = row.mark.map { "\(escaped($0.sign)) " } ?? ""
        return "\(sign)\(escaped(TerminalText.name(row.name))): \(escaped(row.detail))"
    }

    private func line(_ link: ModelDiagram.Link) -> String {
        let (from, to) = (names[link.from.box], names[link.to.box])
        if link.kind == .inheritance { return "\(from) <|-- \(to)" }
        let arrow = link.kind == .oneWay ? "..>" : "--"
        let sides = [side(link.from, link.toEnd), side(link.to, link.fromEnd)].compactMap { $0 }
        let sign = link.mark.map { "\(escaped($0.sign)) " } ?? ""
        return "\(from)\(cardinality(link.fromEnd)) \(arrow)\(cardinality(link.toEnd)) \(to) : \(sign)"
            + sides.joined(separator: " / ")
    }

    private func cardinality(_ end: ModelDiagram.End?) -> String { end.map { " \"\($0.cardinality.text)\"" } ?? "" }

    /// Returns the name and the delete rule of a relationship, as the text at one end of a line.
    private func side(_ place: ModelDiagram.Place, _ end: ModelDiagram.End?) -> String? {
        guard let row = place.row, let end else { return nil }
        let property = diagram.boxes[place.box].rows[row]
        let was = property.formerText.map { " (\(escaped($0)))" } ?? ""
        return "\(escaped(TerminalText.name(property.name))) (\(end.rule.diagramText))\(was)"
    }

    /// Whether a name can be written without quotes. A name with a capital first letter is never a Mermaid keyword.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
        return name.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }

    /// Returns a text in which all characters with a special meaning in Mermaid are numeric codes.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in TerminalText.escaped(text).unicodeScalars {
            let isPlain =
                scalar.isASCII
                ? MermaidDiagram.isLetterOrDigit(UInt8(scalar.value)) || " _,?".unicodeScalars.contains(scalar)
                : true
            if isPlain { result.unicodeScalars.append(scalar) } else { result += "#\(scalar.value);" }
        }
        return result
    }

    /// Returns a text as a quoted YAML string.
    private func quoted(_ text: String) -> String {
        "\"" + text.replacingText("\\", with: "\\\\").replacingText("\"", with: "\\\"") + "\""
    }
}
