import ModelcSchema

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

    let versions: [MigrationReport.Version]
    private(set) var tracks: [Track] = []

    init(_ report: MigrationReport) {
        versions = report.versions
        let rows = Dictionary(
            report.versions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        var sources: [Track: [Int]] = [:]
        for step in report.steps where step.migrationClass != .none {
            guard let from = rows[step.from], let to = rows[step.to] else { continue }
            let kind = Kind(migrationClass: step.migrationClass, isRecommended: step.means != nil)
            sources[Track(kind: kind, sources: [], target: to), default: []].append(from)
        }
        tracks = sources.map { Track(kind: $0.kind, sources: $1.sorted(), target: $0.target) }
        tracks.sort { VersionGraph.order($0).lexicographicallyPrecedes(VersionGraph.order($1)) }
        assignLanes()
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
