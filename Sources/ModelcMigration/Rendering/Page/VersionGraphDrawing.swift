import ModelcSchema
import ModelcText

/// Draws the graph of versions as SVG inside the page, with a legend of the classes in it.
struct VersionGraphDrawing {
    private let report: MigrationReport
    private let graph: VersionGraph

    init(_ report: MigrationReport) {
        self.report = report
        graph = VersionGraph(report)
    }

    private static let rowHeight = 34
    private static let laneWidth = 18
    /// How wide a letter of a name is at most on average, and one of a tag.
    private static let nameWidth = 9
    private static let tagWidth = 6
    private static let longestName = 36

    /// Nil where there are no versions.
    var markup: Markup? {
        guard !graph.versions.isEmpty else { return nil }
        return """
            <figure>
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" aria-labelledby="drawing">
            <title id="drawing">\(graph.versions.count) versions, one below the other, with the migrations between them</title>
            \(graph.tracks.map(track))
            \(graph.versions.enumerated().map { node($1, row: $0) })
            </svg>
            \(legend)
            </figure>
            """
    }

    private var textWidth: Int {
        let widths = graph.versions.map { version in
            TerminalWidth.of(shortName(version)) * VersionGraphDrawing.nameWidth
                + TerminalWidth.of(tag(version)) * VersionGraphDrawing.tagWidth
        }
        return (widths.max() ?? 0) + 12
    }

    private var width: Int { 24 + textWidth + (graph.laneCount + 1) * VersionGraphDrawing.laneWidth }
    private var height: Int { graph.versions.count * VersionGraphDrawing.rowHeight + 8 }

    private func y(_ row: Int) -> Int { row * VersionGraphDrawing.rowHeight + VersionGraphDrawing.rowHeight / 2 + 4 }

    /// Lines that leave versions go from left to right above the middle of the row, those that arrive below it.
    private func track(_ track: VersionGraph.Track) -> Markup {
        let start = 24 + textWidth
        let x = start + (track.lane + 1) * VersionGraphDrawing.laneWidth
        let end = y(track.target) - 5
        let lines = track.sources.map { "M\(start) \(y($0) + 5)H\(x - 5)q5 0 5 5" }.joined()
        let first = y(track.sources.min() ?? track.target) + 10
        let path = "\(lines)M\(x) \(first)V\(end - 5)q0 5 -5 5H\(start + 7)"
        let arrow = "M\(start + 9) \(end - 4)L\(start + 2) \(end)L\(start + 9) \(end + 4)Z"
        let names = track.sources.map { graph.versions[$0].name }.joined(separator: ", ")
        return """
            <g class="track \(style(track.kind))"><title>\(names) to \(graph.versions[track.target].name): \
            \(label(track.kind))</title><path class="line" d="\(path)"/><path class="head" d="\(arrow)"/></g>
            """
    }

    private func node(_ version: MigrationReport.Version, row: Int) -> Markup {
        let isTarget = version.name == report.target
        let tag = tag(version)
        let end: Markup = tag.isEmpty ? .nothing : "<tspan class=\"tag\">\(tag)</tspan>"
        return """
            <g class="node\(isTarget ? " target" : "")"><title>\(version.name)</title><circle cx="12" cy="\(y(row))" r="6"/>\
            <text x="26" y="\(y(row) + 5)">\(shortName(version))\(end)</text></g>
            """
    }

    private func shortName(_ version: MigrationReport.Version) -> String {
        let name = TerminalText.escaped(version.name)
        guard name.count > VersionGraphDrawing.longestName else { return name }
        return name.prefix(VersionGraphDrawing.longestName - 1) + "…"
    }

    private func tag(_ version: MigrationReport.Version) -> String {
        let words = [
            version.isCurrent ? "current" : nil, version.isLocked ? "shipped" : nil,
            version.sameSchemaAs == nil ? nil : "same schema",
        ].compactMap { $0 }
        return words.isEmpty ? "" : "  " + words.joined(separator: ", ")
    }

    private func style(_ kind: VersionGraph.Kind) -> String {
        "c-\(kind.migrationClass.rawValue)" + (kind.isRecommended ? "" : " tried")
    }

    private func label(_ kind: VersionGraph.Kind) -> String {
        kind.migrationClass.rawValue + (kind.isRecommended ? "" : " (what Core Data tries)")
    }

    private var legend: Markup {
        let items = graph.kinds.map { kind -> Markup in
            """
            <li><svg width="34" height="10" aria-hidden="true"><path class="line \(style(kind))" d="M1 5H33"/></svg> \
            \(label(kind))</li>
            """
        }
        return items.isEmpty ? .nothing : "<figcaption><ul class=\"legend\">\n\(items)\n</ul></figcaption>"
    }
}
