import ModelcPlans
import ModelcSchema

/// Chooses the sources of the objects of destination relationships. All rows of a relationship and of its inverse are
/// decided together: all automatic, all explicit, or all made by policies (MM606). The entities that inherit a
/// relationship have rows of their own.
struct RelationshipSource {
    let match: ModelMatch
    /// The entity mappings, whose entities have rows.
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

    /// Returns why a relationship that could be copied needs a policy; nil if it does not.
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

    /// Returns the policy method of a relationship that cannot be copied; nil for one that can.
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
        // If the other direction is not new, Core Data links both.
        guard isNeeded, !isOldInverse(of: new) else { return nil }
        return .relationship(
            new.name, from: nil, "it is required, and objects of the older version have no link for it")
    }

    /// Whether the inverse that a relationship names is in the older version, too.
    private func isOldInverse(of new: RelationshipDescription) -> Bool {
        guard let found = match.destination.inverse(of: new), let source = match.sources[found.owner],
            case .relationship(let inverse) = found.property, !inverse.isTransient
        else { return false }
        let pair = ModelMatch.EntityPair(source: source, destination: found.owner, isByName: false)
        return PropertyMatching.source(of: found, pair, in: match) != nil
    }
}

extension RelationshipSource {
    /// A relationship in one entity mapping.
    private struct Row {
        /// The policy method; nil if copying is enough.
        var method: PolicyMethod?
        /// The matching source property.
        var old: SchemaIndex.OwnedProperty?
        /// Whether the source property has another name.
        var isRenamed: Bool
        /// `Book.author`
        var path: String
    }

    /// Returns the rows of a relationship, in the order of the entity mappings; new entities have no objects to
    /// migrate.
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

    /// Returns the other direction: the relationship that a relationship names as its inverse, and that names it in
    /// return.
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

    /// Whether the source relationships of two rows are inverses of each other, or have none.
    private func areInverse(_ one: Row, _ other: Row) -> Bool {
        guard case .relationship(let left)? = one.old?.property, case .relationship(let right)? = other.old?.property,
            !left.isTransient, !right.isTransient
        else { return true }
        if left.inverseName == nil, right.inverseName == nil { return true }
        return left.inverseName == right.name && right.inverseName == left.name
    }
}
