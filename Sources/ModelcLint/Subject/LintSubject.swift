import ModelcSchema
import ModelcSettings

/// The input of rules: a model, with lookup tables that are created once for all rules.
///
/// `ResolvedModel` is efficient for single queries. A linter has a query for every property of the model, even in a
/// chain of ten thousand entities, so these tables answer without walking up the ancestors.
package struct LintSubject: Sendable {
    let model: ResolvedModel
    /// The context besides the model.
    private(set) var context: LintContext
    let inheritance: InheritanceForest
    /// Attributes, relationships and fetched properties by name.
    let properties: DeclarationTable
    /// Relationships by name.
    let relationships: DeclarationTable
    /// The valid relationships with a known destination: without an inverse, or with one that leads back. The others
    /// have a structural error, and its consequences are not reported.
    private(set) var relationshipPairs: [RelationshipPair] = []
    /// The stored pairs: those that the rules about inverses and delete rules check.
    private(set) var persistentPairs: [RelationshipPair] = []
    /// The persistent pairs whose inverse is not transient: the effect on a value that is never stored is not known,
    /// and not reported.
    private(set) var storedPairs: [RelationshipPair] = []
    /// The stored pairs grouped by the values that determine delete rule findings, which a dozen rules need.
    private(set) var pairGroups: [PairGroup] = []
    /// The entities that the CloudKit rules apply to, by index.
    private(set) var cloudKit: PlatformScope
    /// The entities that the SwiftData rules apply to, by index.
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

    /// Returns the same model with another context. The name tables do not depend on the context.
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

    /// The model's entities in file order; the tables refer to them by index.
    var entities: [EntityDescription] { model.entities }

    /// Returns the index of the entity with a name; of equal names the first counts.
    func entityIndex(named name: String) -> Int? { inheritance.indexByName[name] }
}

extension LintSubject {
    /// Returns the value of a rule's option: the configuration's, or else the default.
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

    /// Returns the configured value. A value of another type than the default's is ignored; the settings' check
    /// reports it.
    private func value(of name: String, _ rule: RuleDescription) -> RuleOptionValue? {
        guard let option = rule.options.first(where: { $0.name == name }) else { return nil }
        let configured = context.options[rule.id]?[name]
        return configured?.typeName == option.defaultValue.typeName ? configured : option.defaultValue
    }
}

extension LintSubject {
    /// Whether an entity has a custom class that is written in Swift: the model's language is Swift, or the class has
    /// a module. A model without a language is Objective-C (FormatModelXML §2.3).
    func hasSwiftClass(_ entity: EntityDescription) -> Bool {
        guard let name = entity.className else { return false }
        return model.model.sourceLanguage == .swift || name.module != .unspecified
    }
}

extension LintSubject {
    /// Whether an entity certainly has no property with a name: neither itself nor an ancestor declares it, and all
    /// ancestors are known. For an entity with an unknown ancestor, only that error is reported and not its
    /// consequences.
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

/// The entities of a model that the rules of a platform apply to.
struct PlatformScope: Sendable {
    /// The names of the entities; nil for all of them.
    private let names: Set<String>?
    /// Whether the platform's rules run at all.
    let isActive: Bool

    /// - Parameters:
    ///   - modelFlag: the model's own flag.
    ///   - flag: returns the flag of a configuration, if the format has such a flag.
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
    /// The configurations by the entity's name; entities that are in none are missing.
    private var configurations: [String: [String]] = [:]

    init(_ model: ManagedObjectModel) {
        for configuration in model.configurations {
            for member in configuration.members { configurations[member.name, default: []].append(configuration.name) }
        }
    }

    /// Whether two entities are in configurations but share none.
    func areApart(_ left: String, _ right: String) -> Bool {
        guard let own = configurations[left], let others = configurations[right] else { return false }
        return Set(own).isDisjoint(with: others)
    }

    /// Returns the name of the first configuration of an entity; empty if it is in none.
    func name(of entity: String) -> String { configurations[entity]?.first ?? "" }
}
