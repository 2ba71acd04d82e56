import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// The content of a test for the migration from one version to the target.
struct MigrationTestRoute {
    private let route: MigrationRoute
    private let input: MigrationCodeInput

    init(_ route: MigrationRoute, _ input: MigrationCodeInput) {
        self.route = route
        self.input = input
    }

    var from: String { route.from }

    /// The versions with which the test opens the store, in order; nil if there is no path.
    var path: [String]? {
        guard let path = route.path else { return nil }
        return path.isEmpty ? [route.to] : path.map(\.to)
    }

    /// Whether the stages contain a path from this version to the target.
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

    /// The changes of entities on the recommended path.
    var facts: Facts { facts((route.path ?? []).map { ($0.step.difference, $0.step.inference.conditions) }) }

    /// The changes of entities on the path through the stages.
    var stagedFacts: Facts {
        let versions = StageVersions.names(in: input.plan.stages)
        let later = versions.drop { $0 != from }
        return facts(
            zip(later, later.dropFirst()).compactMap { pair in
                input.step(pair.0, pair.1).map { ($0.difference, $0.inference.conditions) }
            })
    }

    /// The differences between the entities in the first and in the last version of a path.
    struct Facts: Hashable {
        /// Key: the name of a renamed entity in the first version. Value: its name in the last version.
        var renamed: [String: String] = [:]
        var removed: Set<String> = []
        /// The entities that must have no rows, by their names in the first version. If one of them has rows, the
        /// migration fails.
        var empty: Set<String> = []

        /// The arguments of the assertion in the generated test; empty if no entity changes.
        var arguments: String {
            let renames = renamed.sorted { $0.key.isBefore($1.key) }.map { old, new in
                "\(SwiftText.literal(old)): \(SwiftText.literal(new))"
            }
            return [
                renames.isEmpty ? nil : "renamed: [\(renames.joined(separator: ", "))]",
                Facts.list("removed", removed), Facts.list("empty", empty),
            ].compactMap { $0 }.map { ", " + $0 }.joined()
        }

        private static func list(_ label: String, _ names: Set<String>) -> String? {
            guard !names.isEmpty else { return nil }
            let names = names.inByteOrder().map(SwiftText.literal)
            return "\(label): [\(names.joined(separator: ", "))]"
        }
    }

    private func facts(_ steps: [(difference: ModelDifference, conditions: [DataCondition])]) -> Facts {
        var names: [String: String] = [:]
        var facts = Facts()
        for entity in input.version(from)?.model.entities ?? [] { names[entity.name] = entity.name }
        for step in steps {
            let next = names.mapValues { step.difference.newName(ofEntity: $0) }
            let forbidden = Set(step.conditions.filter { $0.check.forbidsRows }.map(\.entity))
            facts.empty.formUnion(next.filter { $0.value.map(forbidden.contains) ?? false }.keys)
            facts.removed.formUnion(next.filter { $0.value == nil }.keys)
            names = next.compactMapValues { $0 }
        }
        facts.renamed = names.filter { $0.key != $0.value }
        return facts
    }

}

extension DataCheck {
    /// Whether the check requires that the entity has no rows.
    fileprivate var forbidsRows: Bool {
        switch self {
        case .anyRow, .rowsOfExactly, .rowsOfEntity: true
        case .missingValues, .values, .links, .duplicates, .range, .validation, .multiplicity, .missingLinks: false
        }
    }
}

extension ModelDifference {
    /// Returns the name of an entity in the newer version; nil if the entity was removed.
    fileprivate func newName(ofEntity name: String) -> String? {
        for change in changes where change.oldEntity == name && change.oldProperty == nil && change.newProperty == nil {
            if change.kind == .entityRemoved { return nil }
            if change.kind == .entityRenamed { return change.newEntity }
        }
        return name
    }
}
