import ModelcBase
import ModelcPlans

/// Draws the graph of versions as SVG inside the HTML page, with a legend for the classes.
struct VersionGraphDrawing {
    private let report: MigrationReport
    private let graph: VersionGraph

    init(_ report: MigrationReport) {
        self.report = report
        graph = VersionGraph(report)
    }

    private static let rowHeight = 34
    private static let laneWidth = 18
    /// The largest expected average width of a character, in points: `nameWidth` for a name, `tagWidth` for a tag.
    private static let nameWidth = 9
    private static let tagWidth = 6
    private static let longestName = 48

    /// The HTML of the graph; nil if there are no versions.
    var markup: HTML? {
        guard !graph.rows.isEmpty else { return nil }
        return """
            <figure>
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" aria-labelledby="drawing">
            <title id="drawing">\(report.versions.count) versions, one below the other, with the migrations between them</title>
            \(graph.tracks.map(track))
            \(graph.rows.enumerated().map { node($1, row: $0) })
            </svg>
            \(legend)
            </figure>
            """
    }

    private var textWidth: Int {
        let widths = graph.rows.map { row in
            TerminalWidth.of(shortName(row)) * VersionGraphDrawing.nameWidth
                + TerminalWidth.of(tag(row)) * VersionGraphDrawing.tagWidth
        }
        return (widths.max() ?? 0) + 12
    }

    private var width: Int { 24 + textWidth + (graph.laneCount + 1) * VersionGraphDrawing.laneWidth }
    private var height: Int { graph.rows.count * VersionGraphDrawing.rowHeight + 8 }

    private func y(_ row: Int) -> Int { row * VersionGraphDrawing.rowHeight + VersionGraphDrawing.rowHeight / 2 + 4 }

    /// Returns the lines of a track. Lines start above the middle of a version's row, and end below it.
    private func track(_ track: VersionGraph.Track) -> HTML {
        let start = 24 + textWidth
        let x = start + (track.lane + 1) * VersionGraphDrawing.laneWidth
        let end = y(track.target) - 5
        let lines = track.sources.map { "M\(start) \(y($0) + 5)H\(x - 5)q5 0 5 5" }.joined()
        let first = y(track.sources.min() ?? track.target) + 10
        let path = "\(lines)M\(x) \(first)V\(end - 5)q0 5 -5 5H\(start + 7)"
        let arrow = "M\(start + 9) \(end - 4)L\(start + 2) \(end)L\(start + 9) \(end + 4)Z"
        let names = track.sources.map { graph.rows[$0].name }.joined(separator: ", ")
        return """
            <g class="track \(style(track.kind))"><title>\(names) to \(graph.rows[track.target].name): \
            \(label(track.kind))</title><path class="line" d="\(path)"/><path class="head" d="\(arrow)"/></g>
            """
    }

    private func node(_ row: VersionGraph.Row, row place: Int) -> HTML {
        let isTarget = row.versions.contains { $0.name == report.target }
        let tag = tag(row)
        let end: HTML = tag.isEmpty ? .nothing : "<tspan class=\"tag\">\(tag)</tspan>"
        return """
            <g class="node\(isTarget ? " target" : "")"><title>\(row.name)</title><circle cx="12" cy="\(y(place))" r="6"/>\
            <text x="26" y="\(y(place) + 5)">\(shortName(row))\(end)</text></g>
            """
    }

    private func shortName(_ row: VersionGraph.Row) -> String {
        let name = row.name
        guard name.count > VersionGraphDrawing.longestName else { return name }
        return name.prefix(VersionGraphDrawing.longestName - 1) + "…"
    }

    private func tag(_ row: VersionGraph.Row) -> String {
        row.words.isEmpty ? "" : "  " + row.words.joined(separator: ", ")
    }

    private func style(_ kind: VersionGraph.Kind) -> String {
        "c-\(kind.migrationClass.rawValue)" + (kind.isRecommended ? "" : " tried")
    }

    private func label(_ kind: VersionGraph.Kind) -> String {
        kind.migrationClass.rawValue + (kind.isRecommended ? "" : " (what Core Data tries)")
    }

    private var legend: HTML {
        let items = graph.kinds.map { kind -> HTML in
            """
            <li><svg width="34" height="10" aria-hidden="true"><path class="line \(style(kind))" d="M1 5H33"/></svg> \
            \(label(kind))</li>
            """
        }
        return items.isEmpty ? .nothing : "<figcaption><ul class=\"legend\">\n\(items)\n</ul></figcaption>"
    }
}
