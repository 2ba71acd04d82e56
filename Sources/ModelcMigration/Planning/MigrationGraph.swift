import ModelcSchema

/// The versions up to the target, with the direct step between any two of them.
struct MigrationGraph {
    let versions: [MigrationPlanner.Version]
    let mappings: [KnownMapping]
    let steps: StepStore
    private let mappingByPair: [KnownMapping.Pair: String]
    private let strategy: MigrationStrategy

    /// - Parameter contents: the numbers of the versions' entities.
    init(
        _ versions: [MigrationPlanner.Version], _ contents: EntityContents, _ mappings: [KnownMapping],
        _ options: MigrationOptions
    ) {
        self.versions = versions
        strategy = options.strategy
        self.mappings = mappings.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        steps = StepStore(versions.map(\.model), contents, options)
        var byPair: [KnownMapping.Pair: String] = [:]
        for mapping in self.mappings {
            for pair in mapping.pairs where byPair[pair] == nil { byPair[pair] = mapping.name }
        }
        mappingByPair = byPair
    }

    var end: Int { versions.count - 1 }

    func step(_ from: Int, _ to: Int) -> MigrationStep { steps.step(from, to) }

    func facts(_ from: Int, _ to: Int) -> StepFacts { steps.facts(from, to) }

    /// The mapping model that Core Data finds; nil where there is none, or the app uses none.
    func mapping(_ from: Int, _ to: Int) -> String? {
        guard strategy == .auto || strategy == .mapping, !mappingByPair.isEmpty else { return nil }
        return mappingByPair[KnownMapping.Pair(from: versions[from].name, to: versions[to].name)]
    }

    func isSameSchema(_ from: Int, _ to: Int) -> Bool { !facts(from, to).altersHash }

    /// Each version whose schema an earlier one has already, with the first such.
    var sameSchemas: [String: String] {
        var same: [String: String] = [:]
        for to in versions.indices {
            if let from = (0..<to).first(where: { versions[$0].isInBundle && isSameSchema($0, to) }) {
                same[versions[to].name] = versions[from].name
            }
        }
        return same
    }

    /// How a store gets from one version straight to a later one; nil where it cannot. Core Data prefers a mapping model to
    /// inference, so that there is one way at most.
    func edge(_ from: Int, _ to: Int) -> MigrationEdge? {
        guard versions[from].isFound, versions[to].isInBundle else { return nil }
        let facts = facts(from, to)
        if let mapping = mapping(from, to) {
            return MigrationEdge(.mapping(name: mapping), facts, distance: to - from)
        }
        guard facts.migrationClass != .blocked, strategy != .mapping else { return nil }
        return MigrationEdge(.inference, facts, distance: to - from)
    }

    /// What Core Data does by itself with a store of one version when the app has the target.
    func direct(_ from: Int) -> DirectMigration {
        if isSameSchema(from, end) { return .nothing }
        guard versions[from].isFound else { return .failure(code: DirectMigration.versionMissing) }
        if let mapping = mapping(from, end) { return .mapping(name: mapping) }
        guard strategy != .mapping else { return .failure(code: DirectMigration.mappingMissing) }
        switch facts(from, end).verdict {
        case .inferable: return .inference
        case .dependsOnData: return .inferenceDependingOnData
        case .blocked: return .failure(code: InferenceFault.cocoaError)
        }
    }

    /// The routes to the target from every earlier version.
    ///
    /// - Parameter staged: the ways through the stages, where the app uses them.
    func routes(_ staged: StagedPath?) -> [MigrationRoute] {
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
            path: path, findings: findings(direct, path, start))
    }

    private func findings(_ direct: DirectMigration, _ path: [MigrationHop]?, _ start: Int) -> [MigrationFinding] {
        let (from, to) = (versions[start].name, versions[end].name)
        switch direct {
        case .failure(DirectMigration.versionMissing):
            return [
                MigrationFinding(
                    .versionMissing, modelPath: "",
                    reason: "\(from) has another schema than every version here: stores of it cannot be opened (error "
                        + "\(DirectMigration.versionMissing))",
                    fix: "restore the version as it was, and make the changes in a new one")
            ]
        case .failure(let code):
            guard let path, path.count > 1 else { return [] }
            let names = [from] + path.map(\.to)
            return [
                MigrationFinding(
                    .directHopBlocked, modelPath: "",
                    reason: "Core Data tries \(from) -> \(to) in one hop, which fails with error \(code), although "
                        + "\(names.joined(separator: " -> ")) works",
                    fix: "migrate in stages, or one version at a time in code")
            ]
        case .nothing, .mapping, .inference, .inferenceDependingOnData, .stages: return []
        }
    }
}
