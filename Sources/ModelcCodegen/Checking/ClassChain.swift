import ModelcSchema
import ModelcSourceCode

/// The members of a class while they are gathered, with those of its superclasses.
struct ClassChain {
    /// A member that is there twice.
    struct Collision {
        let member: String
        /// The property that declares it; nil where every generated class does.
        let owner: MemberTable.Owner?
    }

    let entity: EntityDescription
    let inherited: [MemberTable]
    private(set) var own: MemberTable

    init(entity: EntityDescription, inherited: [MemberTable]) {
        self.entity = entity
        self.inherited = inherited
        own = MemberTable(capacity: 2 * (entity.attributes.count + entity.relationships.count))
    }

    /// Adds a property with everything that it declares.
    ///
    /// - Returns: the first member that is there already, or nil.
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
        if ReservedNames.generatedMembers.contains(member) { return Collision(member: member, owner: nil) }
        return existingOwner(of: member, other: owner).map { Collision(member: member, owner: $0) }
    }

    /// Objective-C calls the setters of `title` and `Title` alike. Of two such names one begins with a capital, which
    /// hardly any property does: the other spelling is looked up, instead of keeping every setter's name.
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
