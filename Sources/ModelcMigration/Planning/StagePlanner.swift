import ModelcBase
import ModelcPlans

/// Divides the versions into the stages of a staged migration (FormatMigrationFacts §7.3).
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

/// The ways of stores through the stages of a staged migration (FormatMigrationFacts §7), and messages about the stages.
struct StagedPath {
    private let graph: MigrationGraph
    private let stages: [MigrationStage]
    private let indexes: [String: Int]

    init(_ graph: MigrationGraph, _ stages: [MigrationStage]) {
        self.graph = graph
        self.stages = stages
        indexes = Dictionary(
            graph.versions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The hops of a store; nil where a stage cannot be passed. A store of a version that has the schema of an earlier one
    /// is taken for a store of that.
    func path(from start: Int) -> [MigrationHop]? {
        var place = (0..<start).first { graph.versions[$0].isInBundle && graph.isSameSchema($0, start) } ?? start
        var hops: [MigrationHop] = []
        for (index, stage) in stages.enumerated() {
            switch stage {
            case .lightweight(let versions):
                let end = self.index(borderAfter: index) ?? versions.last.flatMap { indexes[$0] }
                move(&place, to: end, .stage(number: index + 1, runsCode: false), &hops)
            case .custom(let from, let to, let reason):
                guard let end = indexes[to], place < end else { continue }
                // A version before the border that no lightweight stage lists goes to the border by inference.
                move(&place, to: indexes[from], .stage(number: index + 1, runsCode: false), &hops)
                move(&place, to: end, .stage(number: index + 1, runsCode: reason != .separation), &hops)
            case .blocked(_, let to, _):
                guard let end = indexes[to], place >= end else { return nil }
            }
        }
        if !hops.isEmpty { hops[0].from = graph.versions[start].name }
        return hops
    }

    /// Where the lightweight stage before a custom one ends: at the version that the custom one begins with.
    private func index(borderAfter index: Int) -> Int? {
        guard index + 1 < stages.count else { return nil }
        switch stages[index + 1] {
        case .lightweight: return nil
        case .custom(let from, _, _), .blocked(let from, _, _): return indexes[from]
        }
    }

    private func move(_ place: inout Int, to end: Int?, _ means: MigrationHop.Means, _ hops: inout [MigrationHop]) {
        guard let end, place < end else { return }
        hops.append(
            MigrationHop(
                from: graph.versions[place].name, to: graph.versions[end].name, means: means,
                step: graph.step(place, end)))
        place = end
    }

    /// How the stages keep the rules of Core Data, and where they cannot (FormatMigrationFacts §7.2).
    var findings: [MigrationFinding] {
        let repeated = graph.sameSchemas.sorted { $0.key.isBefore($1.key) }.map { pair in
            MigrationFinding(
                .repeatedInStages, modelPath: "",
                reason: "\(pair.key) has the checksum of \(pair.value), which the stages list once",
                subject: .version(pair.key))
        }
        return repeated + stages.compactMap(finding)
    }

    private func finding(_ stage: MigrationStage) -> MigrationFinding? {
        switch stage {
        case .lightweight, .custom(_, _, .conditions): return nil
        case .custom(let from, let to, .separation):
            return MigrationFinding(
                .separatedStage, modelPath: "",
                reason: "\(from) -> \(to) is a custom stage without code: Core Data cannot infer one hop from an "
                    + "older version past it",
                subject: .version(to))
        case .blocked(let from, let to, let faults):
            let paths = faults.map { [$0.entity, $0.property].compactMap { $0 }.joined(separator: ".") }
            return MigrationFinding(
                .blockedStage, modelPath: "",
                reason: "\(from) -> \(to) cannot be a stage, since Core Data cannot infer it: "
                    + paths.joined(separator: ", "),
                fix: "add a version in between that has both the new property and, under another name, the old one",
                subject: .version(to))
        }
    }
}
