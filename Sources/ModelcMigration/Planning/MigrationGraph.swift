import ModelcSchema

/// The versions up to the target, with the direct step between any two of them.
struct MigrationGraph {
    let versions: [MigrationPlanner.Version]
    let mappings: [KnownMapping]
    /// The step from an earlier to a later version: `steps[from][to - from - 1]`.
    private let steps: [[MigrationStep]]
    private let mappingByPair: [KnownMapping.Pair: String]
    private let strategy: MigrationStrategy

    init(_ versions: [MigrationPlanner.Version], _ mappings: [KnownMapping], _ options: MigrationOptions) {
        self.versions = versions
        strategy = options.strategy
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

    /// The mapping model that Core Data finds; nil where there is none, or the app uses none.
    func mapping(_ from: Int, _ to: Int) -> String? {
        guard strategy == .auto || strategy == .mapping else { return nil }
        return mappingByPair[KnownMapping.Pair(from: versions[from].name, to: versions[to].name)]
    }

    func isSameSchema(_ from: Int, _ to: Int) -> Bool { !step(from, to).difference.altersHash }

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

    /// The hop from one version straight to a later one; nil where it cannot be made. Core Data prefers a mapping model to
    /// inference, so that there is one way at most.
    func hop(_ from: Int, _ to: Int) -> MigrationHop? {
        guard versions[from].isFound, versions[to].isInBundle else { return nil }
        let step = step(from, to)
        let means: MigrationHop.Means? =
            if let mapping = mapping(from, to) {
                .mapping(name: mapping)
            } else if step.migrationClass == .blocked || strategy == .mapping {
                nil
            } else {
                .inference
            }
        return means.map { MigrationHop(from: versions[from].name, to: versions[to].name, means: $0, step: step) }
    }

    /// What Core Data does by itself with a store of one version when the app has the target.
    func direct(_ from: Int) -> DirectMigration {
        if isSameSchema(from, end) { return .nothing }
        guard versions[from].isFound else { return .failure(code: DirectMigration.versionMissing) }
        if let mapping = mapping(from, end) { return .mapping(name: mapping) }
        guard strategy != .mapping else { return .failure(code: DirectMigration.mappingMissing) }
        switch step(from, end).inference.verdict {
        case .inferable: return .inference
        case .dependsOnData: return .inferenceDependingOnData
        case .blocked: return .failure(code: InferenceFault.cocoaError)
        }
    }

    /// - Parameter staged: the ways through the stages, where the app uses them.
    func route(from start: Int, _ staged: StagedPath?) -> MigrationRoute {
        var direct = direct(start)
        var path = direct == .nothing ? [] : staged.map { $0.path(from: start) } ?? PathSearch(self).path(from: start)
        if !versions[start].isFound, direct != .nothing { path = nil }
        if staged != nil, direct != .nothing, path != nil { direct = .stages }
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
