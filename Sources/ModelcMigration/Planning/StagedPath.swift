import ModelcBase
import ModelcPlans

/// The paths of stores through the stages of a staged migration (FormatMigrationFacts §7), and the findings about the
/// stages.
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

    /// Returns the hops (direct migrations between two versions) for a store of a version; nil if a stage is blocked.
    /// If the version has the schema of an earlier version, the store counts as a store of the earlier one.
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
                // A version that is in no lightweight stage is first migrated by inference to the version with which
                // the custom stage begins.
                move(&place, to: indexes[from], .stage(number: index + 1, runsCode: false), &hops)
                move(&place, to: end, .stage(number: index + 1, runsCode: reason != .separation), &hops)
            case .blocked(_, let to, _):
                guard let end = indexes[to], place >= end else { return nil }
            }
        }
        if !hops.isEmpty { hops[0].from = graph.versions[start].name }
        return hops
    }

    /// Returns the index of the version at which the next stage begins, if the next stage is custom or blocked;
    /// otherwise nil. A lightweight stage before it ends at this version.
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

    /// Findings about the stages: versions that the stages list only once, because they have the same schema, custom
    /// stages that Core Data's rules require, and steps that cannot be a stage (FormatMigrationFacts §7.2).
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
        case .blocked(let from, let to, let problems):
            let paths = problems.map { [$0.entity, $0.property].compactMap { $0 }.joined(separator: ".") }
            return MigrationFinding(
                .blockedStage, modelPath: "",
                reason: "\(from) -> \(to) cannot be a stage, since Core Data cannot infer it: "
                    + paths.joined(separator: ", "),
                fix: "add a version in between that has both the new property and, under another name, the old one",
                subject: .version(to))
        }
    }
}
