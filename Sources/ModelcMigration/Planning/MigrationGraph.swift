import ModelcSchema

/// The versions up to the target, with the direct step between any two of them.
struct MigrationGraph {
    let versions: [MigrationPlanner.Version]
    let mappings: [KnownMapping]
    /// The step from an earlier to a later version: `steps[from][to - from - 1]`.
    private let steps: [[MigrationStep]]
    private let mappingByPair: [KnownMapping.Pair: String]

    init(_ versions: [MigrationPlanner.Version], _ mappings: [KnownMapping], _ options: MigrationOptions) {
        self.versions = versions
        self.mappings = mappings.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let classifier = MigrationClassifier(options: options)
        steps = versions.indices.map { from in
            versions[(from + 1)...].map { classifier.step(from: versions[from].model, to: $0.model) }
        }
        var byPair: [KnownMapping.Pair: String] = [:]
        for mapping in self.mappings {
            for pair in mapping.pairs where byPair[pair] == nil { byPair[pair] = mapping.name }
        }
        mappingByPair = byPair
    }

    var end: Int { versions.count - 1 }

    func step(_ from: Int, _ to: Int) -> MigrationStep { steps[from][to - from - 1] }

    func mapping(_ from: Int, _ to: Int) -> String? {
        mappingByPair[KnownMapping.Pair(from: versions[from].name, to: versions[to].name)]
    }

    func isSameSchema(_ from: Int, _ to: Int) -> Bool { !step(from, to).difference.altersHash }

    /// Each version whose schema an earlier one has already, with the first such.
    var sameSchemas: [String: String] {
        var same: [String: String] = [:]
        for to in versions.indices {
            if let from = (0..<to).first(where: { isSameSchema($0, to) }) {
                same[versions[to].name] = versions[from].name
            }
        }
        return same
    }

    /// The hop from one version straight to a later one; nil where it cannot be made. Core Data prefers a mapping model to
    /// inference, so that there is one way at most.
    func hop(_ from: Int, _ to: Int) -> MigrationHop? {
        let step = step(from, to)
        let means: MigrationHop.Means? =
            if let mapping = mapping(from, to) {
                .mapping(name: mapping)
            } else if step.migrationClass == .blocked {
                nil
            } else {
                .inference
            }
        return means.map { MigrationHop(from: versions[from].name, to: versions[to].name, means: $0, step: step) }
    }

    /// What Core Data does by itself with a store of one version when the app has the target.
    func direct(_ from: Int) -> DirectMigration {
        if isSameSchema(from, end) { return .nothing }
        if let mapping = mapping(from, end) { return .mapping(name: mapping) }
        switch step(from, end).inference.verdict {
        case .inferable: return .inference
        case .dependsOnData: return .inferenceDependingOnData
        case .blocked: return .failure(code: InferenceFault.cocoaError)
        }
    }

    func route(from start: Int) -> MigrationRoute {
        let direct = direct(start)
        let path = direct == .nothing ? [] : PathSearch(self).path(from: start)
        return MigrationRoute(
            from: versions[start].name, to: versions[end].name, coreDataWill: direct, direct: step(start, end),
            path: path,
            findings: findings(direct, path, start))
    }

    private func findings(_ direct: DirectMigration, _ path: [MigrationHop]?, _ start: Int) -> [MigrationFinding] {
        guard case .failure = direct, let path, path.count > 1 else { return [] }
        let names = [versions[start].name] + path.map(\.to)
        return [
            MigrationFinding(
                .directHopBlocked, modelPath: "",
                reason: "Core Data tries \(versions[start].name) -> \(versions[end].name) in one hop, which fails, "
                    + "although \(names.joined(separator: " -> ")) works",
                fix: "migrate in stages, or one version at a time in code")
        ]
    }

    /// Mapping models that fit several pairs, or that are not needed (migration §9).
    var mappingFindings: [MigrationFinding] {
        mappings.flatMap { mapping -> [MigrationFinding] in
            guard mapping.pairs.count == 1 else { return [ambiguity(mapping)].compactMap { $0 } }
            let names = versions.map(\.name)
            guard
                let from = names.firstIndex(of: mapping.pairs[0].from),
                let to = names.firstIndex(of: mapping.pairs[0].to),
                from < to, step(from, to).inference.verdict == .inferable
            else { return [] }
            return [
                MigrationFinding(
                    .mappingUnneeded, modelPath: "",
                    reason: "Core Data could infer what the mapping model \(mapping.name) does, unless it runs code")
            ]
        }
    }

    private func ambiguity(_ mapping: KnownMapping) -> MigrationFinding? {
        guard mapping.pairs.count > 1 else { return nil }
        let pairs = mapping.pairs.map { "\($0.from) -> \($0.to)" }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        return MigrationFinding(
            .ambiguousMapping, modelPath: "",
            reason: "the mapping model \(mapping.name) fits several pairs: \(pairs.joined(separator: ", "))",
            fix: "map every entity of the two versions that are meant")
    }
}
