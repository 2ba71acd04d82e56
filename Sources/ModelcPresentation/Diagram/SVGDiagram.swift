import ModelcBase
import ModelcKit
import ModelcLayout

/// Writes a diagram as a self-contained SVG drawing, with light and dark colours and without scripts. Every run results
/// in the same bytes.
struct SVGDiagram {
    private let drawing: DiagramDrawing
    private let title: String

    init(_ diagram: ModelDiagram) {
        drawing = DiagramDrawing(diagram)
        title = diagram.title
    }

    /// The drawing as an SVG file.
    var file: String {
        let file: HTML = "\(SVGDiagram.declaration)\n\(element)\n"
        return file.text
    }

    private static let declaration: HTML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

    /// The drawing as an element of an HTML page.
    var element: HTML {
        let (width, height) = (number(drawing.size.width), number(drawing.size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="modelc-diagram" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="Diagram of \(title)">
            <style>
            \(SVGDiagramStyle.sheet)
            </style>
            <rect class="page" width="\(width)" height="\(height)"/>
            \(label(drawing.title))
            \(drawing.legend.map { legend($0.mark, $0.swatch, $0.label) })
            <g class="lines">
            \(drawing.lines.map(line))
            </g>
            \(drawing.boxes.enumerated().map { box($0, $1) })
            </svg>
            """
    }

    /// Whether `SVGDiagram` wrote a file. `start` is the beginning of the file.
    static func isWritten(_ start: Substring) -> Bool {
        start.hasPrefix("<") && start.contains("class=\"modelc-diagram\"")
    }

    private func legend(_ mark: DiagramMark, _ swatch: Rectangle, _ label: DiagramDrawing.Label) -> HTML {
        "<rect class=\"swatch \(markClass(mark))\" \(frame(swatch)) rx=\"3\"/>\(self.label(label))"
    }

    private func box(_ index: Int, _ box: DiagramDrawing.Box) -> HTML {
        let frame = box.frame
        let isClosed = box.headHeight < frame.height
        let head: HTML =
            isClosed
            ? """
            <path class="head" d="M\(number(frame.x)) \(number(frame.y + box.headHeight))v\(number(6 - box.headHeight))q0 -6 6 -6\
            h\(number(frame.width - 12))q6 0 6 6v\(number(box.headHeight - 6))z"/>
            """ : "<rect class=\"head\" \(self.frame(frame)) rx=\"6\"/>"
        return """
            <g id="e\(index)" class="\(["box", box.isAbstract ? "abstract" : "", markClass(box.mark)].filter { !$0.isEmpty }.joined(separator: " "))">
            <rect class="body" \(self.frame(frame)) rx="6"/>\(head)
            \(box.markedRows.map { "<rect class=\"row \(markClass($0.mark))\" \(self.frame($0.frame))/>" as HTML })
            \(separator(box))<rect class="rim" \(self.frame(frame)) rx="6"/>
            \(box.labels.map(label))
            </g>
            """
    }

    private func separator(_ box: DiagramDrawing.Box) -> HTML {
        guard let y = box.separator else { return .nothing }
        return """
            <path class="separator" d="M\(number(box.frame.x)) \(number(y))h\(number(box.frame.width))"/>
            """
    }

    private func label(_ label: DiagramDrawing.Label) -> HTML {
        // If the font is wider than expected, the text would overlap with neighbouring elements. Its length is
        // therefore fixed.
        let isSimple = label.text.utf8.allSatisfy { $0 < 0x80 } && label.text.count > 3
        let length: HTML = isSimple ? " textLength=\"\(number(label.width))\"" : .nothing
        let full: HTML = label.fullText.map { "<title>\($0)</title>" as HTML } ?? .nothing
        let mark = label.mark.map { " \(markClass($0))" } ?? ""
        return """
            <text class="\(label.style.rawValue)\(mark)" x="\(number(label.origin.x))" y="\(number(label.origin.y))"\(length)>\
            \(label.text)\(full)</text>
            """
    }

    private func frame(_ frame: Rectangle) -> HTML {
        """
        x="\(number(frame.x))" y="\(number(frame.y))" width="\(number(frame.width))" height="\(number(frame.height))"
        """
    }

    private func markClass(_ mark: DiagramMark?) -> String { mark.map { "m-\($0.rawValue)" } ?? "" }
}

// Draws the lines and their ends.
extension SVGDiagram {
    private func line(_ line: DiagramDrawing.Line) -> HTML {
        guard line.points.count > 1, let first = line.points.first, let last = line.points.last else { return .nothing }
        let kind =
            switch line.link.kind {
            case .inheritance: "inherits"
            case .relationship: "relates"
            case .oneWay: "relates one-way"
            }
        let classes = [kind, markClass(line.link.mark)].filter { !$0.isEmpty }.joined(separator: " ")
        let start = LineEnd(first, toward: line.points[1])
        let end = LineEnd(last, toward: line.points[line.points.count - 2])
        let ends: HTML =
            line.link.kind == .inheritance
            ? start.triangle : "\(start.symbol(line.link.fromEnd))\(end.symbol(line.link.toEnd))"
        return "<g class=\"\(classes)\"><path class=\"line\" d=\"\(path(line.points))\"/>\(ends)</g>"
    }

    /// Returns the line with rounded corners.
    private func path(_ points: [Point]) -> String {
        var text = "M\(number(points[0].x)) \(number(points[0].y))"
        for index in points.indices.dropFirst().dropLast() {
            let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
            let radius = min(6, distance(before, corner) / 2, distance(corner, after) / 2)
            let (first, second) = (toward(before, corner, radius), toward(after, corner, radius))
            text += "L\(number(first.x)) \(number(first.y))"
            text += "Q\(number(corner.x)) \(number(corner.y)) \(number(second.x)) \(number(second.y))"
        }
        let last = points[points.count - 1]
        return text + "L\(number(last.x)) \(number(last.y))"
    }

    private func distance(_ first: Point, _ second: Point) -> Double {
        abs(first.x - second.x) + abs(first.y - second.y)
    }

    /// Returns the point at a distance from a corner, in the direction of another point.
    private func toward(_ point: Point, _ corner: Point, _ length: Double) -> Point {
        let whole = distance(point, corner)
        guard whole > 0 else { return corner }
        return Point(
            x: corner.x + (point.x - corner.x) / whole * length, y: corner.y + (point.y - corner.y) / whole * length)
    }
}

/// The end of a line at a box, with its label.
private struct LineEnd {
    private let point: Point
    /// 1 if the line leaves the box to the right, otherwise -1.
    private let direction: Double

    init(_ point: Point, toward next: Point) {
        self.point = point
        direction = next.x >= point.x ? 1 : -1
    }

    /// The triangle at the parent's end of an inheritance line.
    var triangle: HTML {
        "<path class=\"shape\" d=\"M\(x(0)) \(y(0))L\(x(12)) \(y(-6.5))L\(x(12)) \(y(6.5))z\"/>"
    }

    /// Returns the end of a line in crow's foot notation: a foot for many, a bar for one, a ring for an optional end.
    func symbol(_ end: ModelDiagram.End?) -> HTML {
        guard let end else { return .nothing }
        let isMany = end.cardinality.most != 1
        let isOptional = end.cardinality.least == 0
        let foot = "M\(x(0)) \(y(-6))L\(x(11)) \(y(0))L\(x(0)) \(y(6))"
        let bar = "M\(x(isMany ? 14 : 7)) \(y(-5.5))v11"
        let second = "M\(x(11)) \(y(-5.5))v11"
        let strokes = (isMany ? foot : bar) + (isOptional ? "" : isMany ? bar : second)
        let ring: HTML =
            isOptional
            ? "<circle class=\"shape\" cx=\"\(x(isMany ? 15 : 12))\" cy=\"\(y(0))\" r=\"3.5\"/>" : .nothing
        return "<path class=\"end\" d=\"\(strokes)\"/>\(ring)"
    }

    private func x(_ offset: Double) -> String { number(point.x + direction * offset) }
    private func y(_ offset: Double) -> String { number(point.y + offset) }
}

/// Returns a length with at most one decimal place.
func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// The style sheet of the drawing. It has plain colours for programs that do not support custom properties, and a set
/// for dark mode.
enum SVGDiagramStyle {
    static let sheet: HTML = "\(shapes)\n\(light)\n@media (prefers-color-scheme: dark) {\n\(dark)\n}"

    private static let shapes: HTML = """
        .modelc-diagram text { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; font-size: 12px; white-space: pre; }
        .modelc-diagram .t { font-size: 16px; font-weight: 700; } .modelc-diagram .h { font-size: 13px; font-weight: 700; }
        .modelc-diagram .abstract .h { font-style: italic; } .modelc-diagram .r { font-size: 10.5px; }
        .modelc-diagram .rim, .modelc-diagram .line, .modelc-diagram .end, .modelc-diagram .separator { fill: none; }
        .modelc-diagram .line, .modelc-diagram .end, .modelc-diagram .shape { stroke-width: 1.4; }
        .modelc-diagram .one-way .line { stroke-dasharray: 5 4; }
        .modelc-diagram text.m-removed, .modelc-diagram .box.m-removed .h { text-decoration: line-through; }
        """

    private static let light: HTML = colors(
        page: "#ffffff", body: "#ffffff", head: "#eef2f6", rim: "#b8c1cc", text: "#1c2128", soft: "#57606a",
        line: "#6b7a8c", inherits: "#8250df", marks: DiagramMark.allCases.map { ($0, $0.colors) })

    private static let dark: HTML = colors(
        page: "#12161b", body: "#1a2027", head: "#262f39", rim: "#465260", text: "#e4e8ed", soft: "#9aa5b1",
        line: "#8593a3", inherits: "#b392f0", marks: DiagramMark.allCases.map { ($0, $0.darkColors) })

    private static func colors(
        page: String, body: String, head: String, rim: String, text: String, soft: String, line: String,
        inherits: String, marks: [(mark: DiagramMark, colors: (fill: String, line: String))]
    ) -> HTML {
        """
        .modelc-diagram .page { fill: \(page); } .modelc-diagram .body { fill: \(body); } .modelc-diagram .head { fill: \(head); }
        .modelc-diagram .rim, .modelc-diagram .separator { stroke: \(rim); } .modelc-diagram .shape { fill: \(page); }
        .modelc-diagram text { fill: \(text); } .modelc-diagram .d, .modelc-diagram .r { fill: \(soft); }
        .modelc-diagram .line, .modelc-diagram .end, .modelc-diagram .shape { stroke: \(line); }
        .modelc-diagram .inherits .line, .modelc-diagram .inherits .shape { stroke: \(inherits); }
        \(marks.map { rules($0.mark, $0.colors) })
        """
    }

    private static func rules(_ mark: DiagramMark, _ colors: (fill: String, line: String)) -> HTML {
        let name = ".m-\(mark.rawValue)"
        return """
            .modelc-diagram \(name) .head, .modelc-diagram rect\(name) { fill: \(colors.fill); }
            .modelc-diagram \(name) .rim, .modelc-diagram .swatch\(name), .modelc-diagram g\(name) > .line, \
            .modelc-diagram g\(name) > .end, .modelc-diagram g\(name) > .shape { stroke: \(colors.line); }
            .modelc-diagram text\(name) { fill: \(colors.line); }
            """
    }
}
