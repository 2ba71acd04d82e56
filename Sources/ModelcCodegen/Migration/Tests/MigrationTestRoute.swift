import ModelcSchema

/// What a test says about the way from one version to the target.
struct MigrationTestRoute {
    private let route: MigrationRoute
    private let input: MigrationCodeInput

    init(_ route: MigrationRoute, _ input: MigrationCodeInput) {
        self.route = route
        self.input = input
    }

    var from: String { route.from }

    /// The versions to open the store with, one after the other; nil where there is no way.
    var path: [String]? {
        guard let path = route.path else { return nil }
        return path.isEmpty ? [route.to] : path.map(\.to)
    }

    /// Whether the stages lead from this version to the target.
    var isStaged: Bool {
        let isListed = StageVersions.names(in: input.plan.stages).contains(from)
        let isBlocked = input.plan.stages.contains { stage in
            switch stage {
            case .blocked: true
            case .lightweight, .custom: false
            }
        }
        return isListed && !isBlocked && route.coreDataWill != .nothing
    }

    var comment: String {
        guard let path = route.path, !path.isEmpty else {
            return "\(from) has the schema of \(route.to): the store is opened as it is."
        }
        let hops = path.map { hop in
            switch hop.means {
            case .inference: "\(hop.to) (inferred)"
            case .mapping(let name): "\(hop.to) (mapping model \(name))"
            case .stage(let number, _): "\(hop.to) (inferred, stage \(number))"
            }
        }
        return "\(from) → " + hops.joined(separator: " → ")
    }

    /// The concrete entities of the first version with their names in the last; nil for those that are gone.
    var rows: String { literal(names(after: (route.path ?? []).map(\.step.difference))) }

    /// The same on the way through the stages.
    var stagedRows: String {
        let versions = StageVersions.names(in: input.plan.stages)
        let later = versions.drop { $0 != from }
        let differences = zip(later, later.dropFirst()).compactMap { input.step($0, $1)?.difference }
        return literal(names(after: differences))
    }

    private func names(after differences: [ModelDifference]) -> [(old: String, new: String?)] {
        let entities = (input.version(from)?.model.entities ?? []).filter { !$0.isAbstract }.map(\.name)
        return entities.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
            (
                name,
                differences.reduce(name) { current, difference in
                    current.flatMap { difference.newName(ofEntity: $0) }
                }
            )
        }
    }

    private func literal(_ rows: [(old: String, new: String?)]) -> String {
        let lines = rows.map { row in
            "    (\(SwiftText.literal(row.old)), \(row.new.map(SwiftText.literal) ?? "nil")),\n"
        }
        return rows.isEmpty ? "[]" : "[\n" + lines.joined() + "]"
    }
}

extension ModelDifference {
    /// What an entity of the older version is called in the newer one; nil where it is gone.
    fileprivate func newName(ofEntity name: String) -> String? {
        for change in changes where change.oldEntity == name && change.oldProperty == nil && change.newProperty == nil {
            if change.kind == .entityRemoved { return nil }
            if change.kind == .entityRenamed { return change.newEntity }
        }
        return name
    }
}
