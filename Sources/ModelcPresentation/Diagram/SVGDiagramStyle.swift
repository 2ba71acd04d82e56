import ModelcKit
import ModelcMarkup

/// How the drawing looks: plain colours, so that programs without custom properties draw it as well, and a dark set.
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
