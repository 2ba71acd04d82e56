import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Names of files, types and functions of a migration, made from names of the model that may be anything.
enum MigrationNames {
    /// An identifier made from a name: `Model 2` gives `Model_2`, `1.0` gives `_1_0`.
    static func identifier(_ name: String) -> String {
        let sanitized = IdentifierText.sanitized(name)
        return SwiftIdentifier.isValid(sanitized) ? sanitized : "_" + sanitized
    }

    /// The same with a capital at the beginning, for the second word of a name.
    static func word(_ name: String) -> String { SwiftIdentifier.capitalized(IdentifierText.sanitized(name)) }

    /// `V1toV2`, by which what is about one hop is named.
    static func hop(_ from: String, _ to: String) -> String { identifier(from + "to" + to) }

    /// The same for the files of hops; those whose versions give one name are distinguished by numbers.
    static func files(of hops: [KnownMapping.Pair]) -> [String] {
        var names = UniqueNames()
        return hops.map { names.name(hop($0.from, $0.to)) }
    }

    /// The name of the type that builds the stages.
    static func stages(ofModel name: String) -> String { SwiftIdentifier.capitalized(identifier(name)) + "Migration" }

    /// The name of the class of the tests.
    static func tests(ofModel name: String) -> String {
        SwiftIdentifier.capitalized(identifier(name)) + "MigrationTests"
    }
}

/// What entities and properties of the newer version are called in the older one.
struct OldNames {
    private let entities: [String: String]
    private let properties: [[String]: String]
    private let new: ResolvedModel

    init(_ difference: ModelDifference, to new: ResolvedModel) {
        self.new = new
        var entities: [String: String] = [:]
        var properties: [[String]: String] = [:]
        for change in difference.changes {
            guard let newEntity = change.newEntity else { continue }
            if change.kind == .entityRenamed { entities[newEntity] = change.oldEntity }
            if change.kind == .attributeRenamed || change.kind == .relationshipRenamed, let name = change.newProperty {
                properties[[newEntity, name]] = change.oldProperty
            }
        }
        self.entities = entities
        self.properties = properties
    }

    func entity(_ name: String) -> String { entities[name] ?? name }

    /// The older name of a property, own or inherited.
    func property(_ name: String, of entity: String) -> String {
        let owners = new.entity(named: entity).map { [$0] + new.ancestors(of: $0) } ?? []
        for owner in owners {
            if let old = properties[[owner.name, name]] { return old }
        }
        return properties[[entity, name]] ?? name
    }
}

/// The versions that stages mention, in their order.
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

/// The hops that need a mapping model: those that Core Data would make and cannot, and those that can be no stage.
enum HopsWithoutInference {
    /// Each pair once, stages first.
    static func pairs(in plan: MigrationPlan) -> [KnownMapping.Pair] {
        var pairs: [KnownMapping.Pair] = []
        func add(_ from: String, _ to: String) {
            let pair = KnownMapping.Pair(from: from, to: to)
            if !pairs.contains(pair) { pairs.append(pair) }
        }
        for stage in plan.stages {
            switch stage {
            case .blocked(let from, let to, _): add(from, to)
            case .lightweight, .custom: break
            }
        }
        for route in plan.routes {
            // A store whose version is not in the app is found by no mapping model either.
            guard case .failure(let code) = route.coreDataWill, code != DirectMigration.versionMissing else { continue }
            if let obstacle = route.obstacle { add(obstacle.from, obstacle.to) } else { add(route.from, route.to) }
        }
        return pairs
    }
}
