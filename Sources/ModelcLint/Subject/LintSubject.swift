import ModelcBase
import ModelcSchema
import ModelcSettings

/// The input of lint rules: a model, with lookup tables that are created once for all rules.
///
/// `ResolvedModel` is efficient for single queries. The linter has a query for every property of the model, even in an
/// inheritance chain of ten thousand entities. With these tables, no query walks up the ancestors.
package struct LintSubject: Sendable {
    let model: ResolvedModel
    /// The input of the rules in addition to the model.
    private(set) var context: LintContext
    let inheritance: InheritanceForest
    /// Finds attributes, relationships and fetched properties by entity and name.
    let properties: DeclarationTable
    /// Finds relationships by entity and name.
    let relationships: DeclarationTable
    /// The valid relationships with a known destination. They have no inverse, or an inverse that names them back. All
    /// other relationships have a structural error, which another rule reports once. The consequences of the error are
    /// not reported.
    private(set) var relationshipPairs: [RelationshipPair] = []
    /// The pairs in `relationshipPairs` with a relationship that is not transient. The rules about inverses and delete
    /// rules check these pairs.
    private(set) var persistentPairs: [RelationshipPair] = []
    /// The pairs in `persistentPairs` without a transient inverse. Pairs with a transient inverse are not reported,
    /// because it is not known how a delete rule affects the inverse.
    private(set) var storedPairs: [RelationshipPair] = []
    /// The pairs in `storedPairs`, grouped by the values that determine the findings about delete rules. A dozen rules
    /// use the groups.
    private(set) var pairGroups: [PairGroup] = []
    /// The entities that the CloudKit rules apply to.
    private(set) var cloudKit: PlatformScope
    /// The entities that the SwiftData rules apply to.
    private(set) var swiftData: PlatformScope

    package init(_ model: ResolvedModel, _ context: LintContext = LintContext()) {
        let inheritance = InheritanceForest(model.entities)
        self.model = model
        self.context = context
        self.inheritance = inheritance
        (properties, relationships) = ConcurrentParts.both(
            { DeclarationTable(inheritance) { model.entities[$0].ownProperties.lazy.map(\.name) } },
            { DeclarationTable(inheritance) { model.entities[$0].relationships.lazy.map(\.name) } })
        cloudKit = LintSubject.cloudKitScope(model, context)
        swiftData = LintSubject.swiftDataScope(model, context)
        relationshipPairs = soundPairs()
        persistentPairs = relationshipPairs.filter { !$0.near.relationship.isTransient }
        storedPairs = persistentPairs.filter { !($0.far?.relationship.isTransient ?? false) }
        pairGroups = PairGroup.groups(of: storedPairs)
    }

    /// Returns a copy of this subject with another context. The name tables are reused, because they do not depend on
    /// the context.
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

    /// The model's entities in file order. The tables refer to an entity by its index in this list.
    var entities: [EntityDescription] { model.entities }

    /// Returns the index of the entity with this name; if several have the name, the index of the first.
    func entityIndex(named name: String) -> Int? { inheritance.indexByName[name] }
}

extension LintSubject {
    /// Returns the value of a rule's option: the configured value, or else the default.
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

    /// Returns the configured value, or else the default. A configured value that does not have the type of the default
    /// is ignored, because the validation of the settings reports it.
    private func value(of name: String, _ rule: RuleDescription) -> RuleOptionValue? {
        guard let option = rule.options.first(where: { $0.name == name }) else { return nil }
        let configured = context.options[rule.id]?[name]
        return configured?.typeName == option.defaultValue.typeName ? configured : option.defaultValue
    }
}

extension LintSubject {
    /// True if an entity has a custom class that is written in Swift: the model's language is Swift, or the class has a
    /// module. A model without a language is Objective-C (FormatModelXML §2.3).
    func hasSwiftClass(_ entity: EntityDescription) -> Bool {
        guard let name = entity.className else { return false }
        return model.model.sourceLanguage == .swift || name.module != .unspecified
    }
}

extension LintSubject {
    /// True if the entity has no property with this name: all its ancestors exist in the model, and the property is not
    /// declared by the entity or an ancestor. False if an ancestor is unknown, because only the unknown ancestor is
    /// reported, not its consequences.
    func isUnknownProperty(_ name: String, of entity: Int) -> Bool {
        properties.declaration(of: name, for: entity) == nil && inheritance.hasCompleteLineage(entity)
    }
}

extension LintSubject {
    /// Calls `visit` for each member of a uniqueness constraint that is the name of a property of the entity, own or
    /// inherited.
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

/// The entities of a model that the rules of a platform (CloudKit or SwiftData) apply to.
struct PlatformScope: Sendable {
    /// The names of the entities; nil for all of them.
    private let names: Set<String>?
    /// Whether the platform's rules run at all.
    let isActive: Bool

    /// - Parameters:
    ///   - modelFlag: the flag of the model, such as `usedWithCloudKit`.
    ///   - flag: the same flag of a configuration; nil if configurations have no such flag in the file format.
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

/// The configurations that each entity of a model belongs to.
struct ConfigurationMembership {
    /// Key: the name of an entity. Value: the names of its configurations. Entities without a configuration have no
    /// key.
    private var configurations: [String: [String]] = [:]

    init(_ model: ManagedObjectModel) {
        for configuration in model.configurations {
            for member in configuration.members { configurations[member.name, default: []].append(configuration.name) }
        }
    }

    /// True if both entities are in configurations but have none in common.
    func areApart(_ left: String, _ right: String) -> Bool {
        guard let own = configurations[left], let others = configurations[right] else { return false }
        return Set(own).isDisjoint(with: others)
    }

    /// Returns the name of the entity's first configuration; empty if the entity is in none.
    func name(of entity: String) -> String { configurations[entity]?.first ?? "" }
}
