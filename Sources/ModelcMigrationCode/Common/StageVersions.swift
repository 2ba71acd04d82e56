import ModelcPlans
import ModelcSchema

/// Lists the versions that the stages contain, in order.
enum StageVersions {
    static func names(in stages: [MigrationStage]) -> [String] {
        var names: [String] = []
        for name in stages.flatMap(\.versions) where names.last != name { names.append(name) }
        return names
    }

    static func neighbours(in stages: [MigrationStage]) -> [KnownMapping.Pair] {
        let names = names(in: stages)
        return zip(names, names.dropFirst()).map { KnownMapping.Pair(from: $0, to: $1) }
    }
}
