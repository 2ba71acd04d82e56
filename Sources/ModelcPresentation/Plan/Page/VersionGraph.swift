import ModelcBase
import ModelcPlans

/// The versions as nodes one below the other, and the migrations between them as lines beside them.
///
/// Lines that lead to one version in one way share a track, so that a hundred versions that all go straight to the last one
/// make one track and not a hundred.
struct VersionGraph {
    /// What a line shows.
    struct Kind: Hashable {
        var migrationClass: MigrationClass
        /// Whether a recommended path goes there; otherwise it is what Core Data tries.
        var isRecommended: Bool
    }

    /// Lines that lead to one version, with a place for their vertical part.
    struct Track: Hashable {
        var kind: Kind
        /// Rows, from 0.
        var sources: [Int]
        var target: Int
        /// From 0, the one nearest to the versions.
        var lane = 0

        var range: ClosedRange<Int> { min(sources.min() ?? target, target)...max(sources.max() ?? target, target) }
    }

    /// Versions that follow one another and lead to the same versions in the same ways: one node.
    struct Row {
        /// Never empty.
        var versions: [MigrationReport.Version]
        fileprivate var exits: Set<Exit>
        /// Whether a line leads here.
        fileprivate var isEntered: Bool
    }

    /// A line as the version sees it that it leads from.
    fileprivate struct Exit: Hashable {
        var kind: Kind
        var target: String
    }

    let rows: [Row]
    private(set) var tracks: [Track] = []

    init(_ report: MigrationReport) {
        rows = VersionGraph.rows(report)
        let places = Dictionary(
            rows.enumerated().flatMap { index, row in row.versions.map { ($0.name, index) } },
            uniquingKeysWith: { first, _ in first })
        var sources: [Track: [Int]] = [:]
        for (index, row) in rows.enumerated() {
            for exit in row.exits {
                guard let target = places[exit.target] else { continue }
                sources[Track(kind: exit.kind, sources: [], target: target), default: []].append(index)
            }
        }
        tracks = sources.map { Track(kind: $0.kind, sources: $1.sorted(), target: $0.target) }
        tracks.sort { VersionGraph.order($0).lexicographicallyPrecedes(VersionGraph.order($1)) }
        assignLanes()
    }

    private static func rows(_ report: MigrationReport) -> [Row] {
        var exits: [String: Set<Exit>] = [:]
        var entered: Set<String> = [report.target]
        for step in report.steps where step.migrationClass != .none {
            let kind = Kind(migrationClass: step.migrationClass, isRecommended: step.means != nil)
            exits[step.from, default: []].insert(Exit(kind: kind, target: step.to))
            entered.insert(step.to)
        }
        var rows: [Row] = []
        for version in report.versions {
            let row = Row(
                versions: [version], exits: exits[version.name] ?? [], isEntered: entered.contains(version.name))
            if let last = rows.last, last.isLike(row) {
                rows[rows.count - 1].versions.append(version)
            } else {
                rows.append(row)
            }
        }
        return rows
    }

    /// How many lanes are in use.
    var laneCount: Int { (tracks.map(\.lane).max() ?? -1) + 1 }

    /// The kinds in use, for the legend, the best class first.
    var kinds: [Kind] {
        var seen: Set<Kind> = []
        return tracks.map(\.kind).filter { seen.insert($0).inserted }.sorted { left, right in
            left.migrationClass == right.migrationClass
                ? left.isRecommended && !right.isRecommended : left.migrationClass < right.migrationClass
        }
    }

    /// Short tracks stand nearest to the versions.
    private static func order(_ track: Track) -> [Int] {
        [track.range.count, track.target, track.kind.isRecommended ? 0 : 1, track.kind.migrationClass.rank]
    }

    /// Each track in the first lane where nothing of its rows is taken.
    private mutating func assignLanes() {
        var lanes: [[ClosedRange<Int>]] = []
        for index in tracks.indices {
            let range = tracks[index].range
            let lane = lanes.firstIndex { !$0.contains { $0.overlaps(range) } } ?? lanes.count
            if lane == lanes.count { lanes.append([]) }
            lanes[lane].append(range)
            tracks[index].lane = lane
        }
    }
}

extension VersionGraph.Row {
    /// What follows the name. That a version has the schema of another one is worth a word where it stands alone.
    var words: [String] {
        guard let version = versions.first else { return [] }
        return [
            version.isCurrent ? "current" : nil, version.isLocked ? "shipped" : nil,
            versions.count > 1 || version.sameSchemaAs == nil ? nil : "same schema",
        ].compactMap { $0 }
    }

    /// Safe to print.
    var name: String { VersionRange(versions.map(\.name)).text }

    fileprivate func isLike(_ other: VersionGraph.Row) -> Bool {
        guard let version = versions.first, let next = other.versions.first else { return false }
        return !isEntered && !other.isEntered && exits == other.exits && version.isCurrent == next.isCurrent
            && version.isLocked == next.isLocked
    }
}

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
    private static let longestName = 48

    /// Nil where there are no versions.
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

    /// Lines that leave versions go from left to right above the middle of the row, those that arrive below it.
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
