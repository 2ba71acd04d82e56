import ModelcSchema
import ModelcSettings

/// What the rules look at: a model, with the look-up tables that rules share, made once for all of them.
///
/// `ResolvedModel` answers one question well; a linter asks a question for every property of the model, and of a chain of ten
/// thousand entities too, so its tables answer without walking up the ancestors.
package struct LintSubject: Sendable {
    let model: ResolvedModel
    /// What is known beside the model.
    private(set) var context: LintContext
    /// Who inherits from whom.
    let inheritance: InheritanceForest
    /// Attributes, relationships and fetched properties by name.
    let properties: DeclarationTable
    /// Relationships by name.
    let relationships: DeclarationTable
    /// The relationships with a known destination that are sound: without an inverse, or with one that leads back. The
    /// others have a fault of structure, and nothing that may follow from it is reported.
    private(set) var relationshipPairs: [RelationshipPair] = []
    /// The pairs that are stored: those that the rules about inverses and delete rules check.
    private(set) var persistentPairs: [RelationshipPair] = []
    /// The persistent pairs, without those of which the inverse is transient: what happens to a value that is never
    /// stored is not known, and nothing is said of it.
    private(set) var storedPairs: [RelationshipPair] = []
    /// The stored pairs by what decides about their delete rules, which a dozen rules ask for.
    private(set) var pairGroups: [PairGroup] = []
    /// The entities that the rules about CloudKit are for, by their places.
    private(set) var cloudKit: PlatformScope
    /// The entities that the rules about SwiftData are for, by their places.
    private(set) var swiftData: PlatformScope

    package init(_ model: ResolvedModel, _ context: LintContext = LintContext()) {
        let inheritance = InheritanceForest(model.entities)
        self.model = model
        self.context = context
        self.inheritance = inheritance
        properties = DeclarationTable(inheritance) { model.entities[$0].ownProperties.lazy.map(\.name) }
        relationships = DeclarationTable(inheritance) { model.entities[$0].relationships.lazy.map(\.name) }
        cloudKit = LintSubject.cloudKitScope(model, context)
        swiftData = LintSubject.swiftDataScope(model, context)
        relationshipPairs = soundPairs()
        persistentPairs = relationshipPairs.filter { !$0.near.relationship.isTransient }
        storedPairs = persistentPairs.filter { !($0.far?.relationship.isTransient ?? false) }
        pairGroups = PairGroup.groups(of: storedPairs)
    }

    /// The same model where something else is known beside it. No table of names depends on that.
    func known(with context: LintContext) -> LintSubject {
        var subject = self
        subject.context = context
        subject.cloudKit = LintSubject.cloudKitScope(model, context)
        subject.swiftData = LintSubject.swiftDataScope(model, context)
        return subject
    }

    private static func cloudKitScope(_ model: ResolvedModel, _ context: LintContext) -> PlatformScope {
        PlatformScope(
            context.cloudKit, model.model, modelFlag: model.model.isUsedWithCloudKit, flag: \.isUsedWithCloudKit)
    }

    private static func swiftDataScope(_ model: ResolvedModel, _ context: LintContext) -> PlatformScope {
        PlatformScope(context.swiftData, model.model, modelFlag: model.model.isUsedWithSwiftData, flag: nil)
    }

    /// The model's entities in file order; the tables name them by their places in it.
    var entities: [EntityDescription] { model.entities }

    /// The place of the entity of a name; of equal names the first counts.
    func entityIndex(named name: String) -> Int? { inheritance.indexByName[name] }
}

extension LintSubject {
    /// The value of a rule's option: what the configuration says, or else the default.
    func integer(_ option: String, of rule: RuleDescription) -> Int? {
        guard case .integer(let number) = value(of: option, rule) else { return nil }
        return number
    }

    func boolean(_ option: String, of rule: RuleDescription) -> Bool {
        value(of: option, rule) == .boolean(true)
    }

    func text(_ option: String, of rule: RuleDescription) -> String? {
        guard case .text(let text) = value(of: option, rule) else { return nil }
        return text
    }

    func list(_ option: String, of rule: RuleDescription) -> [String] {
        guard case .list(let texts) = value(of: option, rule) else { return [] }
        return texts
    }

    /// A value of another type than the default's does not count; the settings' check reports it.
    private func value(of name: String, _ rule: RuleDescription) -> RuleOptionValue? {
        guard let option = rule.options.first(where: { $0.name == name }) else { return nil }
        let configured = context.options[rule.id]?[name]
        return configured?.typeName == option.defaultValue.typeName ? configured : option.defaultValue
    }
}

extension LintSubject {
    /// Whether an entity has a class of its own that is written in Swift: the model says so, or the class stands in a
    /// module. A model that names no language is one of Objective-C (FormatModelXML §2.3).
    func hasSwiftClass(_ entity: EntityDescription) -> Bool {
        guard let name = entity.className else { return false }
        return model.model.sourceLanguage == .swift || name.module != .unspecified
    }
}

extension LintSubject {
    /// Whether an entity certainly has no property of a name: neither itself nor an ancestor declares it, and all
    /// ancestors are known. Of an entity with an unknown ancestor that one fault is reported and nothing that may follow
    /// from it.
    func isUnknownProperty(_ name: String, of entity: Int) -> Bool {
        properties.declaration(of: name, for: entity) == nil && inheritance.hasCompleteLineage(entity)
    }
}

extension LintSubject {
    /// Visits each member of each uniqueness constraint that names a property of its entity, own or inherited.
    func forEachUniqueProperty(
        _ visit: (EntityDescription, UniquenessConstraint, NamedReference, FoundProperty) -> Void
    ) {
        for (index, entity) in entities.enumerated() {
            for constraint in entity.uniquenessConstraints {
                for member in constraint.members {
                    guard let property = property(named: member.name, of: index) else { continue }
                    visit(entity, constraint, member, property)
                }
            }
        }
    }
}

/// The entities of a model that the rules of a platform are for.
struct PlatformScope: Sendable {
    /// Nil for all of them.
    private let names: Set<String>?
    /// Whether the platform's rules run at all.
    let isActive: Bool

    /// - Parameters:
    ///   - modelFlag: what the model itself says.
    ///   - flag: what each of its configurations says, where the format has such a flag.
    init(
        _ use: PlatformUse, _ model: ManagedObjectModel, modelFlag: Bool,
        flag: KeyPath<ConfigurationDescription, Bool>?
    ) {
        switch use {
        case .always: self.init(names: nil, isActive: true)
        case .never: self.init(names: [], isActive: false)
        case .configurations(let wanted):
            self.init(members: model.configurations.filter { wanted.contains($0.name) })
        case .automatic:
            let flagged = flag.map { flag in model.configurations.filter { $0[keyPath: flag] } } ?? []
            if modelFlag { self.init(names: nil, isActive: true) } else { self.init(members: flagged) }
        }
    }

    private init(names: Set<String>?, isActive: Bool) {
        self.names = names
        self.isActive = isActive
    }

    private init(members configurations: [ConfigurationDescription]) {
        let names = Set(configurations.flatMap { $0.members.map(\.name) })
        self.init(names: names, isActive: !names.isEmpty)
    }

    func contains(_ entity: EntityDescription) -> Bool { isActive && (names?.contains(entity.name) ?? true) }
}

/// The configurations that the entities of a model are in.
struct ConfigurationMembership {
    /// By the entity's name; entities that are in none are missing.
    private var configurations: [String: [String]] = [:]

    init(_ model: ManagedObjectModel) {
        for configuration in model.configurations {
            for member in configuration.members { configurations[member.name, default: []].append(configuration.name) }
        }
    }

    /// Whether two entities are in configurations and share none.
    func areApart(_ left: String, _ right: String) -> Bool {
        guard let own = configurations[left], let others = configurations[right] else { return false }
        return Set(own).isDisjoint(with: others)
    }

    /// The name of the first configuration of an entity; empty for one that is in none.
    func name(of entity: String) -> String { configurations[entity]?.first ?? "" }
}
