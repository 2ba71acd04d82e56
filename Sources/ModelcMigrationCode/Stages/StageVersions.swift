import ModelcSchema

/// The versions that stages mention, in their order.
enum StageVersions {
    static func names(in stages: [MigrationStage]) -> [String] {
        var names: [String] = []
        for name in stages.flatMap({ self.names(in: $0) }) where names.last != name { names.append(name) }
        return names
    }

    static func neighbours(in stages: [MigrationStage]) -> [KnownMapping.Pair] {
        let names = names(in: stages)
        return zip(names, names.dropFirst()).map { KnownMapping.Pair(from: $0, to: $1) }
    }

    static func names(in stage: MigrationStage) -> [String] {
        switch stage {
        case .lightweight(let versions): versions
        case .custom(let from, let to, _), .blocked(let from, let to, _): [from, to]
        }
    }
}
