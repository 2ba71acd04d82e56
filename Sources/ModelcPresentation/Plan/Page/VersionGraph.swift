import ModelcBase
import ModelcPlans

/// The graph of versions: the versions are nodes in a column, and migrations are lines at their side.
///
/// Lines of the same kind to the same version share a track. If a hundred versions all migrate directly to the last
/// one, only one track is needed.
struct VersionGraph {
    struct Kind: Hashable {
        var migrationClass: MigrationClass
        /// Whether a recommended path contains the migration. If not, Core Data tries it without app code.
        var isRecommended: Bool
    }

    /// Lines of the same kind to one version. They share a vertical part.
    struct Track: Hashable {
        var kind: Kind
        /// The indexes of the rows at which the lines start.
        var sources: [Int]
        var target: Int
        /// The index of the column of the vertical part. 0 is nearest to the versions.
        var lane = 0

        var range: ClosedRange<Int> { min(sources.min() ?? target, target)...max(sources.max() ?? target, target) }
    }

    /// A node of the graph: consecutive versions whose lines have the same targets and kinds.
    struct Row {
        /// The versions of the node; never empty.
        var versions: [MigrationReport.Version]
        fileprivate var exits: Set<Exit>
        /// Whether a line ends at this node.
        fileprivate var isEntered: Bool
    }

    /// A line that starts at a version.
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

    /// The number of columns for the vertical parts of tracks.
    var laneCount: Int { (tracks.map(\.lane).max() ?? -1) + 1 }

    /// The kinds of lines in the graph for the legend, the best class first.
    var kinds: [Kind] {
        var seen: Set<Kind> = []
        return tracks.map(\.kind).filter { seen.insert($0).inserted }.sorted { left, right in
            left.migrationClass == right.migrationClass
                ? left.isRecommended && !right.isRecommended : left.migrationClass < right.migrationClass
        }
    }

    /// Returns a sort key. With it, short tracks are nearest to the versions.
    private static func order(_ track: Track) -> [Int] {
        [track.range.count, track.target, track.kind.isRecommended ? 0 : 1, track.kind.migrationClass.rank]
    }

    /// Assigns each track to the first column that is free in all rows of the track.
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
    /// The labels after the version's name, such as `current` and `shipped`. `same schema` is included only if the node
    /// has a single version.
    var words: [String] {
        guard let version = versions.first else { return [] }
        return [
            version.isCurrent ? "current" : nil, version.isLocked ? "shipped" : nil,
            versions.count > 1 || version.sameSchemaAs == nil ? nil : "same schema",
        ].compactMap { $0 }
    }

    /// The name of the version, or the range of versions. Control characters are escaped.
    var name: String { VersionRange(versions.map(\.name)).text }

    fileprivate func isLike(_ other: VersionGraph.Row) -> Bool {
        guard let version = versions.first, let next = other.versions.first else { return false }
        return !isEntered && !other.isEntered && exits == other.exits && version.isCurrent == next.isCurrent
            && version.isLocked == next.isLocked
    }
}
