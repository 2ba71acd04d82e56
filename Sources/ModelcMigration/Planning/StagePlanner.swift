import ModelcPlans

/// Groups the versions into the stages of a staged migration (FormatMigrationFacts §7.3).
struct StagePlanner {
    private let graph: MigrationGraph
    /// The indexes of the versions that the stages list. The last one has the schema of the target. If versions have
    /// the same schema, only the first is listed (ST702).
    private let versions: [Int]

    init(_ graph: MigrationGraph) {
        self.graph = graph
        var versions = graph.versions.indices.filter { to in
            graph.versions[to].isInBundle
                && !(0..<to).contains { graph.versions[$0].isInBundle && graph.isSameSchema($0, to) }
        }
        // If the target has the schema of an earlier version, stores of that version need no migration.
        let end = graph.end
        if let last = versions.last, last != end, !graph.isSameSchema(last, end) {
            versions.removeAll { $0 != end && graph.isSameSchema($0, end) }
            versions.append(end)
        }
        self.versions = versions
    }

    func stages() -> [MigrationStage] {
        var runs: [[Int]] = []
        var borders: [MigrationStage] = []
        var rest = versions[...]
        while !rest.isEmpty {
            let run = run(rest)
            rest = rest.dropFirst(run.count)
            runs.append(run)
            if let last = run.last, let next = rest.first { borders.append(border(last, next)) }
        }
        return assembled(runs, borders)
    }

    /// Returns the longest prefix in which Core Data can infer a mapping from every version to every later one, for any
    /// data. This is required because Core Data skips the versions inside a lightweight stage (ST704).
    private func run(_ rest: ArraySlice<Int>) -> [Int] {
        var run: [Int] = []
        for next in rest {
            guard run.allSatisfy({ graph.facts($0, next).verdict == .inferable }) else { break }
            run.append(next)
        }
        return run
    }

    private func border(_ from: Int, _ to: Int) -> MigrationStage {
        let names = (from: graph.versions[from].name, to: graph.versions[to].name)
        switch graph.facts(from, to).verdict {
        case .inferable: return .custom(from: names.from, to: names.to, reason: .separation)
        case .dependsOnData:
            return .custom(
                from: names.from, to: names.to, reason: .conditions(graph.step(from, to).inference.conditions))
        case .blocked:
            return .blocked(from: names.from, to: names.to, problems: graph.step(from, to).inference.problems)
        }
    }

    /// Returns all stages in order: the lightweight stages, which are made from `runs` (indexes of versions), and the
    /// custom stages between them (`borders`). A version that a custom stage lists is not in a lightweight stage
    /// (ST702).
    private func assembled(_ runs: [[Int]], _ borders: [MigrationStage]) -> [MigrationStage] {
        let mentioned = Set(borders.flatMap(\.versions))
        var stages: [MigrationStage] = []
        for (index, run) in runs.enumerated() {
            let names = run.map { graph.versions[$0].name }.filter { !mentioned.contains($0) }
            if !names.isEmpty { stages.append(.lightweight(versions: names)) }
            if index < borders.count { stages.append(borders[index]) }
        }
        return stages
    }
}
