import ModelcSchema

/// Divides the versions into the stages of a staged migration (migration §7.3).
struct StagePlanner {
    private let graph: MigrationGraph
    /// The versions to list, the last with the schema of the target: of those with the same schema the first (ST702).
    private let versions: [Int]

    init(_ graph: MigrationGraph) {
        self.graph = graph
        var versions = graph.versions.indices.filter { to in
            graph.versions[to].isInBundle
                && !(0..<to).contains { graph.versions[$0].isInBundle && graph.isSameSchema($0, to) }
        }
        // A target that goes back to the schema of an earlier version: stores of that are at the end already.
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

    /// The longest beginning in which every version leads to every later one by inference, whatever the store holds: Core
    /// Data does not hop through the middle of a lightweight run (ST704).
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
        case .blocked: return .blocked(from: names.from, to: names.to, faults: graph.step(from, to).inference.faults)
        }
    }

    /// Runs and borders in turn. A version that a border mentions is in no lightweight stage (ST702).
    private func assembled(_ runs: [[Int]], _ borders: [MigrationStage]) -> [MigrationStage] {
        let mentioned = Set(borders.flatMap(StagePlanner.versions))
        var stages: [MigrationStage] = []
        for (index, run) in runs.enumerated() {
            let names = run.map { graph.versions[$0].name }.filter { !mentioned.contains($0) }
            if !names.isEmpty { stages.append(.lightweight(versions: names)) }
            if index < borders.count { stages.append(borders[index]) }
        }
        return stages
    }

    private static func versions(of stage: MigrationStage) -> [String] {
        switch stage {
        case .lightweight(let versions): versions
        case .custom(let from, let to, _), .blocked(let from, let to, _): [from, to]
        }
    }
}
