import ModelcBase
import ModelcKit

/// Writes a diagram as a self-contained HTML page that needs no scripts and no network access. A list of the entities
/// links to their boxes.
struct DiagramPage {
    private let diagram: ModelDiagram

    init(_ diagram: ModelDiagram) { self.diagram = diagram }

    /// Whether `DiagramPage` wrote a file. `start` is the beginning of the file.
    static func isWritten(_ start: Substring) -> Bool {
        start.hasPrefix("<!DOCTYPE html>\n") && start.contains("<title>Diagram of ")
    }

    var text: String {
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="\(DiagramPage.policy)">
            <title>Diagram of \(diagram.title)</title>
            <style>
            \(DiagramPage.sheet)
            </style>
            </head>
            <body>
            <nav aria-label="Entities">
            <p>\(count)</p>
            <input type="checkbox" id="fit"><label for="fit">Fit to the window</label>
            <ol>
            \(entities)
            </ol>
            \(DiagramPage.key)
            </nav>
            <main>
            \(SVGDiagram(diagram).element)
            </main>
            </body>
            </html>

            """
        return page.text
    }

    private var count: String { Counted.text(diagram.boxes.count, "entity", plural: "entities") }

    private var entities: [HTML] {
        diagram.boxes.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map {
            "<li><a href=\"#e\($0)\">\($1.name)</a></li>"
        }
    }

    /// The content security policy. With it, the browser loads and runs nothing, even if a name is not escaped
    /// correctly.
    private static let policy: HTML = """
        default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;
        """

    /// The legend for the ends of lines.
    private static let key: HTML = """
        <dl>
        <dt>Line ends</dt>
        <dd>crow&#39;s foot: many; ring: may be none; bar: one</dd>
        <dt>Dashed line</dt>
        <dd>no inverse</dd>
        <dt>Triangle</dt>
        <dd>the parent entity</dd>
        </dl>
        """

    private static let sheet: HTML = """
        html { color-scheme: light dark; } * { box-sizing: border-box; }
        body { margin: 0; display: flex; height: 100vh; background: #fff; color: #1c2128;
          font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
        nav { flex: 0 0 13rem; overflow: auto; padding: 1rem; border-right: 1px solid #d5d9df; background: #f5f6f8; }
        nav p { margin: 0 0 .5rem; font-weight: 600; } nav ol { list-style: none; margin: .8rem 0; padding: 0; }
        nav a { color: inherit; text-decoration: none; overflow-wrap: anywhere; } nav a:hover { text-decoration: underline; }
        nav dl { margin: 1rem 0 0; font-size: .85rem; } nav dt { font-weight: 600; } nav dd { margin: 0 0 .3rem; }
        nav input { margin: 0 .4rem 0 0; } main { flex: 1; overflow: auto; }
        svg { display: block; } body:has(#fit:checked) svg { width: 100%; height: 100%; }
        .modelc-diagram .box:target .rim { stroke: #0969da; stroke-width: 3; }
        @media (prefers-color-scheme: dark) {
          body { background: #12161b; color: #e4e8ed; } nav { background: #1a2027; border-color: #333b45; }
          .modelc-diagram .box:target .rim { stroke: #6cb2ff; } }
        @media (max-width: 640px) { body { display: block; height: auto; } nav ol { display: none; } }
        @media print { nav { display: none; } main { overflow: visible; } svg { width: 100%; height: auto; } }
        """
}
