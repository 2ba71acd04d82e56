import ModelcSchema

/// Decides where destination relationships get their objects from. The two directions of a relationship are decided
/// together: both automatic, both written out, or both made by policies (MM606).
struct RelationshipSource {
    let match: ModelMatch

    func value(of new: RelationshipDescription, in pair: ModelMatch.EntityPair, from old: SchemaProperty?) -> RowValue {
        if let method = method(for: new, pair, old) { return .policy(method) }
        guard case .relationship(let old)? = old, !old.isTransient else { return .automatic }
        let inverse = inverse(of: new)
        if let inverse, let method = method(for: inverse.relationship, inverse.pair, inverse.old) {
            return .policy(
                .relationship(
                    new.name, from: old.name, "its inverse \(inverse.path) is made by \(method.selector)"))
        }
        let isExplicit = old.name != new.name || inverse?.isRenamed ?? false
        return isExplicit ? .relationship(old.name) : .automatic
    }

    /// The method that makes a relationship which cannot be copied; nil for one that can.
    private func method(
        for new: RelationshipDescription, _ pair: ModelMatch.EntityPair, _ old: SchemaProperty?
    ) -> PolicyMethod? {
        switch old {
        case .attribute(let old)?:
            return .relationship(new.name, from: old.name, "a relationship takes the place of an attribute")
        case .relationship(let old)? where !old.isTransient:
            guard old.isToMany, !new.isToMany else { return nil }
            return .relationship(new.name, from: old.name, "it led to many objects and leads to one now")
        case .relationship?: return nil
        case nil: return methodForAdded(new, pair)
        }
    }

    private func methodForAdded(_ new: RelationshipDescription, _ pair: ModelMatch.EntityPair) -> PolicyMethod? {
        if let namesake = match.source.property(named: new.name, of: pair.source) {
            return .relationship(new.name, from: nil, RowValue.namesakeReason(namesake, match))
        }
        let isNeeded = !new.isOptional && (!new.isToMany || (new.minimumCount ?? 0) > 0)
        // Where the other direction is not new, Core Data links both.
        guard isNeeded, inverse(of: new)?.old == nil else { return nil }
        return .relationship(
            new.name, from: nil, "it is required, and objects of the older version have no link for it")
    }

    /// The other direction, where its entity has objects to migrate.
    private struct Inverse {
        var relationship: RelationshipDescription
        var pair: ModelMatch.EntityPair
        /// The source property that it is.
        var old: SchemaProperty?
        /// `Book.author`
        var path: String

        var isRenamed: Bool { old.map { $0.name != relationship.name } ?? false }
    }

    private func inverse(of relationship: RelationshipDescription) -> Inverse? {
        guard let found = match.destination.inverse(of: relationship), let source = match.sources[found.owner],
            case .relationship(let inverse) = found.property, !inverse.isTransient
        else { return nil }
        let pair = ModelMatch.EntityPair(source: source, destination: found.owner, isByName: false)
        return Inverse(
            relationship: inverse, pair: pair, old: PropertyMatching.source(of: found, pair, in: match)?.property,
            path: "\(match.destination.entities[found.owner].name).\(inverse.name)")
    }
}
