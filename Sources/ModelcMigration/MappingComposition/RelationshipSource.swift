import ModelcPlans
import ModelcSchema

/// Determines the sources of the objects of destination relationships. All property mappings of a relationship and of
/// its inverse get the same kind of source: automatic, explicit, or a policy (MM606). An entity that inherits a
/// relationship has its own property mapping for it.
struct RelationshipSource {
    let match: ModelMatch
    /// All entity mappings of the mapping model.
    let plans: [EntityMappingPlan]

    func value(
        of new: RelationshipDescription, _ property: SchemaIndex.OwnedProperty, in pair: ModelMatch.EntityPair,
        from old: SchemaProperty?
    ) -> RowValue {
        if let method = method(for: new, pair, old) { return .policy(method) }
        guard case .relationship(let old)? = old, !old.isTransient else { return .automatic }
        let one = rows(of: property)
        let other = inverse(of: property).map(rows) ?? []
        if let reason = policyReason(one, other) {
            return .policy(.relationship(new.name, from: old.name, reason))
        }
        return (one + other).contains(where: \.isRenamed) ? .relationship(old.name) : .automatic
    }

    /// Returns the reason why a relationship that could be copied still needs a policy; nil if it needs none.
    private func policyReason(_ one: [Row], _ other: [Row]) -> String? {
        for row in other {
            if let method = row.method { return "its inverse \(row.path) is made by \(method.selector)" }
        }
        for row in one {
            if let method = row.method { return "\(row.path) is made by \(method.selector)" }
        }
        guard (one + other).contains(where: \.isRenamed) else { return nil }
        let isTorn = one.contains { row in other.contains { !areInverse(row, $0) } }
        return isTorn ? "its inverse was the inverse of another relationship" : nil
    }

    /// Returns the policy method of a relationship that cannot be copied; nil if it can be copied.
    private func method(
        for new: RelationshipDescription, _ pair: ModelMatch.EntityPair, _ old: SchemaProperty?
    ) -> PolicyMethod? {
        switch old {
        case .attribute(let old)?:
            return .relationship(new.name, from: old.name, "a relationship replaces an attribute")
        case .relationship(let old)? where !old.isTransient:
            guard old.isToMany, !new.isToMany else { return nil }
            return .relationship(new.name, from: old.name, "it was to-many and is to-one now")
        case .relationship?: return nil
        case nil: return methodForAdded(new, pair)
        }
    }

    private func methodForAdded(_ new: RelationshipDescription, _ pair: ModelMatch.EntityPair) -> PolicyMethod? {
        if let namesake = match.source.property(named: new.name, of: pair.source) {
            return .relationship(new.name, from: nil, RowValue.namesakeReason(namesake))
        }
        let isNeeded = !new.isOptional && (!new.isToMany || (new.minimumCount ?? 0) > 0)
        // If the inverse is not new, Core Data sets both relationships.
        guard isNeeded, !isOldInverse(of: new) else { return nil }
        return .relationship(
            new.name, from: nil, "it is required, and objects of the older version have no link for it")
    }

    /// Whether the older version contains the inverse that a relationship names.
    private func isOldInverse(of new: RelationshipDescription) -> Bool {
        guard let found = match.destination.inverse(of: new), let source = match.sources[found.owner],
            case .relationship(let inverse) = found.property, !inverse.isTransient
        else { return false }
        let pair = ModelMatch.EntityPair(source: source, destination: found.owner, isByName: false)
        return PropertyMatching.source(of: found, pair, in: match) != nil
    }
}

extension RelationshipSource {
    /// The property mapping of a relationship in one entity mapping.
    private struct Row {
        /// The policy method that creates the value; nil if copying is sufficient.
        var method: PolicyMethod?
        /// The matching source property; nil for an added relationship.
        var old: SchemaIndex.OwnedProperty?
        /// Whether the source property has another name.
        var isRenamed: Bool
        /// The path of the relationship, such as `Book.author`.
        var path: String
    }

    /// Returns the property mappings of a relationship, in the order of the entity mappings. New entities are left out,
    /// because they have no objects to migrate.
    private func rows(of property: SchemaIndex.OwnedProperty) -> [Row] {
        plans.compactMap { plan in
            guard let pair = plan.pair, match.destination.tree.isAncestor(property.owner, orSelf: plan.destination),
                case .relationship(let new) = property.property,
                isSame(match.destination.property(named: new.name, of: plan.destination), property)
            else { return nil }
            let old = PropertyMatching.source(of: property, pair, in: match)
            return Row(
                method: method(for: new, pair, old?.property), old: old,
                isRenamed: old.map { $0.property.name != new.name } ?? false,
                path: "\(match.destination.entities[plan.destination].name).\(new.name)")
        }
    }

    /// Returns the inverse that a relationship names, if the inverse names this relationship too; otherwise nil.
    private func inverse(of property: SchemaIndex.OwnedProperty) -> SchemaIndex.OwnedProperty? {
        guard case .relationship(let one) = property.property, let found = match.destination.inverse(of: one),
            case .relationship(let other) = found.property, !other.isTransient,
            isSame(match.destination.inverse(of: other), property)
        else { return nil }
        return found
    }

    private func isSame(_ one: SchemaIndex.OwnedProperty?, _ other: SchemaIndex.OwnedProperty) -> Bool {
        one?.owner == other.owner && one?.index == other.index
    }

    /// Whether the source relationships of two property mappings are inverses of each other, or both have no inverse.
    /// True if one of them is not a stored relationship.
    private func areInverse(_ one: Row, _ other: Row) -> Bool {
        guard case .relationship(let left)? = one.old?.property, case .relationship(let right)? = other.old?.property,
            !left.isTransient, !right.isTransient
        else { return true }
        if left.inverseName == nil, right.inverseName == nil { return true }
        return left.inverseName == right.name && right.inverseName == left.name
    }
}
