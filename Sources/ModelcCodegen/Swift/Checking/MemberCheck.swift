import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects properties that would declare the same member in a class and its superclasses. For example, `addToTags`
/// conflicts with the to-many relationship `tags`, and `title` and `Title` have the same setter.
struct MemberCheck {
    let model: ResolvedModel
    /// The members of the checked classes that have subclasses, by entity name.
    private var tables: [String: MemberTable] = [:]

    init(_ model: ResolvedModel) { self.model = model }

    mutating func check(_ classes: [GeneratedClass], diagnostics: inout DiagnosticCollector) {
        let chains = classes.compactMap { generated in
            model.entity(named: generated.entityName).map { (generated, $0, model.ancestors(of: $0).map(\.name)) }
        }
        let superentities = Set(chains.flatMap(\.2))
        // Superclasses are checked first, so that a collision is reported for the subclass.
        let chainsByDepth = Dictionary(grouping: chains, by: \.2.count)
        for depth in chainsByDepth.keys.sorted() {
            let chains = chainsByDepth[depth] ?? []
            let before = self
            let checked = diagnostics.map(count: chains.count) { index, diagnostics in
                let (generated, entity, ancestors) = chains[index]
                var chain = ClassChain(entity: entity, inherited: ancestors.compactMap { before.tables[$0] })
                before.check(generated, &chain, diagnostics: &diagnostics)
                return (entity.name, superentities.contains(entity.name) ? chain.own : nil)
            }
            for (name, own) in checked { tables[name] = own }
        }
    }

    private func check(_ generated: GeneratedClass, _ chain: inout ClassChain, diagnostics: inout DiagnosticCollector) {
        for property in generated.attributes {
            report(chain.add(property, []), of: property, in: chain.entity, diagnostics: &diagnostics)
        }
        for property in generated.fetchedProperties {
            report(chain.add(property, []), of: property, in: chain.entity, diagnostics: &diagnostics)
        }
        for relationship in generated.relationships {
            let collision = chain.add(relationship.property, relationship.derivedMemberNames)
            report(collision, of: relationship.property, in: chain.entity, diagnostics: &diagnostics)
        }
    }

    private func report(
        _ collision: ClassChain.Collision?, of property: GeneratedProperty, in entity: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        // Few properties have a problem. The location in the model is computed only for these.
        guard collision != nil || property.name == ReservedNames.hiddenMember,
            let found = model.property(named: property.name, of: entity)
        else { return }
        let place = ModelLocation(found.property, of: found.owner.name, attribute: "name")
        if property.name == ReservedNames.hiddenMember {
            diagnostics.report(
                .duplicateMember, .note,
                "property '\(place.path)' hides the typed identifier of the same name", at: place,
                help: "write ManagedID(unchecked: object.objectID) for the typed identifier")
        }
        guard let collision else { return }
        let owner = "'\(collision.owner.entity).\(collision.owner.property)'"
        diagnostics.report(
            .duplicateMember, .error,
            "property '\(place.path)' would declare '\(collision.member)', which \(owner) declares", at: place,
            help: "rename the property and keep the old name as its renaming identifier, or give it the user info key "
                + "modelc.ignore")
    }
}

extension GeneratedRelationship {
    /// The members that a relationship declares in addition to its property: views and mutators under their Swift
    /// names, and also their Objective-C methods if Core Data creates them.
    var derivedMemberNames: [String] {
        let name = property.capitalizedName
        let names = helpers.map(self.name)
        guard cardinality == .toMany else { return names }
        return names + [
            "add" + name + "Object:", "remove" + name + "Object:", "add" + name + ":", "remove" + name + ":",
        ]
    }
}

/// The members that the properties of one class declare.
struct MemberTable {
    /// The property that declares a member.
    struct Owner: Hashable {
        let entity: String
        let property: String
    }

    private var ownerByMember: [String: Owner]
    /// Whether any property in the table has a name that begins with a capital letter. Such names are rare.
    private(set) var hasCapitalizedProperty = false

    init(capacity: Int) { ownerByMember = Dictionary(minimumCapacity: capacity) }

    /// The property that declares a Swift member or an Objective-C method; nil if none does.
    subscript(member: String) -> Owner? { ownerByMember[member] }

    /// Adds a member. If the member already has an owner, the new owner replaces it.
    mutating func add(_ member: String, of owner: Owner) { ownerByMember[member] = owner }

    /// Adds the member that the property itself declares.
    mutating func add(_ property: GeneratedProperty, of owner: Owner) {
        add(property.name, of: owner)
        if property.name == property.capitalizedName { hasCapitalizedProperty = true }
    }
}

/// Collects the members of a class and its superclasses.
struct ClassChain {
    /// A member that is declared twice.
    struct Collision {
        let member: String
        /// The property that already declares the member.
        let owner: MemberTable.Owner
    }

    let entity: EntityDescription
    let inherited: [MemberTable]
    private(set) var own: MemberTable

    init(entity: EntityDescription, inherited: [MemberTable]) {
        self.entity = entity
        self.inherited = inherited
        own = MemberTable(capacity: 2 * (entity.attributes.count + entity.relationships.count))
    }

    /// Adds a property with all members that it declares.
    ///
    /// - Returns: the first member that is already declared, or nil.
    mutating func add(_ property: GeneratedProperty, _ derived: [String]) -> Collision? {
        let owner = MemberTable.Owner(entity: entity.name, property: property.name)
        var collision = self.collision(property.name, of: owner) ?? setterCollision(property, of: owner)
        own.add(property, of: owner)
        for member in derived {
            collision = collision ?? self.collision(member, of: owner)
            own.add(member, of: owner)
        }
        return collision
    }

    private func collision(_ member: String, of owner: MemberTable.Owner) -> Collision? {
        existingOwner(of: member, other: owner).map { Collision(member: member, owner: $0) }
    }

    /// A collision of setters: `title` and `Title` have the same setter name in Objective-C. Nil if there is none.
    ///
    /// Such names differ only in the case of the first letter, and names with a capital are rare. Therefore the name
    /// with the other case is looked up, and setter names are not stored.
    private func setterCollision(_ property: GeneratedProperty, of owner: MemberTable.Owner) -> Collision? {
        let isCapitalized = property.name == property.capitalizedName
        let canHaveTwin =
            isCapitalized || own.hasCapitalizedProperty || inherited.contains(where: \.hasCapitalizedProperty)
        if !canHaveTwin { return nil }
        let twin = isCapitalized ? SwiftIdentifier.decapitalized(property.name) : property.capitalizedName
        return existingOwner(of: twin, other: owner).map {
            Collision(member: "set" + property.capitalizedName + ":", owner: $0)
        }
    }

    private func existingOwner(of member: String, other owner: MemberTable.Owner) -> MemberTable.Owner? {
        if let found = own[member], found != owner { return found }
        for table in inherited {
            if let found = table[member] { return found }
        }
        return nil
    }
}
