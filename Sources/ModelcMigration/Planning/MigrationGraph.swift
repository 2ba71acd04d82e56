import ModelcBase
import ModelcPlans

/// The versions up to the target, and the direct step between each two of them.
struct MigrationGraph {
    let versions: [MigrationPlanner.Version]
    let mappings: [KnownMapping]
    let steps: StepStore
    private let mappingByPair: [KnownMapping.Pair: KnownMapping]
    private let strategy: MigrationStrategy

    /// - Parameter contents: the numbers of the versions' entities. Entities with equal content have the same number.
    init(
        _ versions: [MigrationPlanner.Version], _ contents: EntityContents, _ mappings: [KnownMapping],
        _ options: MigrationOptions
    ) {
        self.versions = versions
        strategy = options.strategy
        self.mappings = mappings.sorted { $0.name.isBefore($1.name) }
        steps = StepStore(versions.map(\.model), contents, options)
        var byPair: [KnownMapping.Pair: KnownMapping] = [:]
        for mapping in self.mappings {
            for pair in mapping.pairs
            where byPair[pair] == nil || mapping.purpose == pair && byPair[pair]?.purpose != pair {
                byPair[pair] = mapping
            }
        }
        mappingByPair = byPair
    }

    var end: Int { versions.count - 1 }

    func step(_ from: Int, _ to: Int) -> MigrationStep { steps.step(from, to) }

    func facts(_ from: Int, _ to: Int) -> StepFacts { steps.facts(from, to) }

    /// Returns the mapping model that Core Data finds for two versions; nil if there is none, or if the app uses none.
    /// If several fit, it is not known which one Core Data uses. The one that was made for these versions is assumed.
    func mapping(_ from: Int, _ to: Int) -> KnownMapping? {
        guard strategy.usesMappings, !mappingByPair.isEmpty else { return nil }
        return mappingByPair[KnownMapping.Pair(from: versions[from].name, to: versions[to].name)]
    }

    func isSameSchema(_ from: Int, _ to: Int) -> Bool { !facts(from, to).altersHash }

    /// Key: the name of a version whose schema equals that of an earlier version. Value: the name of the first version
    /// with that schema.
    var sameSchemas: [String: String] {
        var same: [String: String] = [:]
        for to in versions.indices {
            if let from = (0..<to).first(where: { versions[$0].isInBundle && isSameSchema($0, to) }) {
                same[versions[to].name] = versions[from].name
            }
        }
        return same
    }

    /// Returns the direct migration from one version to a later one; nil if it is not possible. Core Data prefers a
    /// mapping model to inference, so there is at most one edge.
    func edge(_ from: Int, _ to: Int) -> MigrationEdge? {
        guard versions[from].isFound, versions[to].isInBundle else { return nil }
        let facts = facts(from, to)
        if let mapping = mapping(from, to) {
            let pair = KnownMapping.Pair(from: versions[from].name, to: versions[to].name)
            return MigrationEdge(
                .mapping(name: mapping.name), facts, dropped: mapping.droppedEntities[pair]?.count ?? 0,
                isFailing: mapping.failingPairs.contains(pair))
        }
        guard facts.migrationClass != .blocked, strategy != .mapping else { return nil }
        return MigrationEdge(.inference, facts)
    }

    /// Returns the action of Core Data, without app code, when the app with the target version opens a store of this
    /// version.
    func direct(_ from: Int) -> DirectMigration {
        if isSameSchema(from, end) { return .nothing }
        guard versions[from].isFound else { return .failure(code: DirectMigration.versionMissing) }
        if let mapping = mapping(from, end) { return .mapping(name: mapping.name) }
        guard strategy != .mapping else { return .failure(code: DirectMigration.mappingMissing) }
        switch facts(from, end).verdict {
        case .inferable: return .inference
        case .dependsOnData: return .inferenceDependingOnData
        case .blocked: return .failure(code: InferenceProblem.cocoaError)
        }
    }

    /// Returns the routes to the target from every earlier version.
    ///
    /// - Parameter staged: the paths through the stages; nil if the app does not use stages.
    func routes(_ staged: StagedPath?) -> [MigrationRoute] {
        if strategy == .iterative { return (0..<end).map(iterativeRoute) }
        let search = PathSearch(self)
        let starts = Array(0..<end)
        let paths = starts.map { direct($0) == .nothing || staged != nil ? [] : search.path(from: $0) }
        let hops = paths.flatMap { $0 ?? [] }.map { StepStore.Ends(from: $0.from, to: $0.to) }
        steps.prepare(Set(hops + starts.map { StepStore.Ends(from: $0, to: end) }))
        return zip(starts, paths).map { start, path in
            route(from: start, staged.map { $0.path(from: start) } ?? path?.map(hop), staged != nil)
        }
    }

    private func hop(_ hop: PathSearch.Hop) -> MigrationHop {
        MigrationHop(
            from: versions[hop.from].name, to: versions[hop.to].name, means: hop.edge.means,
            step: step(hop.from, hop.to))
    }

    private func route(from start: Int, _ found: [MigrationHop]?, _ isStaged: Bool) -> MigrationRoute {
        var direct = direct(start)
        var path = direct == .nothing ? [] : found
        if !versions[start].isFound, direct != .nothing { path = nil }
        if isStaged, direct != .nothing, path != nil { direct = .stages }
        return MigrationRoute(
            from: versions[start].name, to: versions[end].name, coreDataWill: direct, direct: step(start, end),
            path: path,
            findings: RouteFindings(from: versions[start].name, to: versions[end].name).findings(direct, path))
    }
}

extension MigrationGraph {
    /// The hops of an iterative migration, which migrates a store from each version to the next. They end at the
    /// target, or at the first hop that fails.
    private struct Walk {
        var hops: [MigrationHop] = []
        var obstacle: MigrationHop?
    }

    /// Returns the route of an app that migrates a store from each version to the next. A version with the same schema
    /// as the previous one is skipped.
    private func iterativeRoute(from start: Int) -> MigrationRoute {
        let isStill = isSameSchema(start, end) || !versions[start].isFound
        let walk = isStill ? Walk() : walk(from: start)
        var direct = direct(start)
        var path: [MigrationHop]? = walk.hops
        if walk.obstacle != nil {
            direct = .failure(code: InferenceProblem.cocoaError)
            path = nil
        } else if !walk.hops.isEmpty {
            direct = .iteration
        } else if direct != .nothing {
            path = nil
        }
        let findings = RouteFindings(from: versions[start].name, to: versions[end].name)
        return MigrationRoute(
            from: versions[start].name, to: versions[end].name, coreDataWill: direct, direct: step(start, end),
            path: path, obstacle: walk.obstacle,
            findings: walk.obstacle.map { [findings.obstacle($0)] } ?? findings.findings(direct, path))
    }

    private func walk(from start: Int) -> Walk {
        var walk = Walk()
        let places = places(from: start)
        for (from, to) in zip(places, places.dropFirst()) {
            guard let edge = edge(from, to) else {
                walk.obstacle = hop(from, to, .inference)
                return walk
            }
            walk.hops.append(hop(from, to, edge.means))
        }
        return walk
    }

    /// Returns the indexes of the versions through which a store passes, including the first and the last.
    private func places(from start: Int) -> [Int] {
        var places = [start]
        for next in start + 1...end where versions[next].isInBundle || next == end {
            let isSame = isSameSchema(places[places.count - 1], next)
            if !isSame { places.append(next) } else if next == end, places.count > 1 { places[places.count - 1] = end }
        }
        return places
    }

    private func hop(_ from: Int, _ to: Int, _ means: MigrationHop.Means) -> MigrationHop {
        MigrationHop(from: versions[from].name, to: versions[to].name, means: means, step: step(from, to))
    }
}
