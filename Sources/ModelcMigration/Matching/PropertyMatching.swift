import ModelcSchema

/// Matches the properties of one entity in two versions. Compares renaming identifiers first, including inherited
/// properties, then names.
struct PropertyMatching {
    private typealias OwnedProperty = SchemaIndex.OwnedProperty

    private let match: ModelMatch
    private let pair: ModelMatch.EntityPair
    private var found: [PropertyMatch] = []
    private var seenSources: Set<PropertyKey> = []
    private var seenDestinations: Set<PropertyKey> = []

    private struct PropertyKey: Hashable {
        var owner: Int
        var index: Int

        init(_ property: OwnedProperty) {
            owner = property.owner
            index = property.index
        }
    }

    /// Returns the matched, added and removed properties of entities that both versions contain.
    static func matches(of pairs: [ModelMatch.EntityPair], in match: ModelMatch) -> [PropertyMatch] {
        pairs.flatMap { pair in
            var matching = PropertyMatching(match: match, pair: pair)
            matching.run()
            return matching.found
        }
    }

    /// Returns the older property that matches a property of the newer entity, own or inherited; nil for an added
    /// property.
    static func source(
        of new: SchemaIndex.OwnedProperty, _ pair: ModelMatch.EntityPair, in match: ModelMatch
    ) -> SchemaIndex.OwnedProperty? {
        PropertyMatching(match: match, pair: pair).source(of: new).property
    }

    private init(match: ModelMatch, pair: ModelMatch.EntityPair) {
        self.match = match
        self.pair = pair
    }

    private mutating func run() {
        // If the parent is the same in both versions, properties that the entity only inherits are skipped, because
        // they are reported for the parent.
        let hasSameParent = match.hasSameParent(pair)
        let newEntities = hasSameParent ? [pair.destination] : match.destination.tree.lineage(of: pair.destination)
        let oldEntities = hasSameParent ? [pair.source] : match.source.tree.lineage(of: pair.source)
        for entity in newEntities where !isGainedWithParent(entity) {
            for (index, property) in match.destination.properties[entity].enumerated() {
                addNew(OwnedProperty(property: property, owner: entity, index: index))
            }
        }
        for entity in oldEntities {
            for (index, property) in match.source.properties[entity].enumerated() {
                addOld(OwnedProperty(property: property, owner: entity, index: index))
            }
        }
    }

    /// True if the entity's new parent also gains the properties of an ancestor, and a migration can add these
    /// properties to existing rows without a precondition. In this case, they are reported only for the parent.
    /// Otherwise, in a long inheritance chain with new parents, the properties of all ancestors would be reported again
    /// for each entity.
    private func isGainedWithParent(_ ancestor: Int) -> Bool {
        guard
            ancestor != pair.destination, match.destination.asksNothing(ancestor),
            let parent = match.destination.tree.parents[pair.destination], parent != ancestor,
            let oldParent = match.sources[parent]
        else { return false }
        guard let oldAncestor = match.sources[ancestor] else { return true }
        let tree = match.source.tree
        return !tree.isAncestor(oldAncestor, orSelf: oldParent) && !tree.isAncestor(oldAncestor, orSelf: pair.source)
    }

    private mutating func addNew(_ property: OwnedProperty) {
        guard let new = meant(property, match.destination, pair.destination),
            !seenDestinations.contains(PropertyKey(new))
        else { return }
        let (old, isByName) = source(of: new)
        add(PropertyMatch(pair: pair, source: old, destination: new, isByName: isByName))
    }

    /// Returns the older property that matches a newer one, by identifier or else by name; `isByName` is true if only
    /// the names are equal.
    private func source(of new: OwnedProperty) -> (property: OwnedProperty?, isByName: Bool) {
        if isFirst(new, match.destination, pair.destination),
            let old = match.source.property(identifiedBy: new.property.identifier, of: pair.source)
        {
            return (old, false)
        }
        let old = match.source.property(named: new.property.name, of: pair.source).flatMap {
            isFree($0, match.source, pair.source, in: match.destination, pair.destination) ? $0 : nil
        }
        return (old, old != nil && isMismatch(old, new))
    }

    private mutating func addOld(_ property: OwnedProperty) {
        guard let old = meant(property, match.source, pair.source), !seenSources.contains(PropertyKey(old)) else {
            return
        }
        if isFirst(old, match.source, pair.source),
            let new = match.destination.property(identifiedBy: old.property.identifier, of: pair.destination)
        {
            return add(PropertyMatch(pair: pair, source: old, destination: new))
        }
        let new = match.destination.property(named: old.property.name, of: pair.destination).flatMap {
            isFree($0, match.destination, pair.destination, in: match.source, pair.source) ? $0 : nil
        }
        add(PropertyMatch(pair: pair, source: old, destination: new, isByName: new != nil && isMismatch(old, new)))
    }

    /// Returns the property that has the same renaming identifier and the same name as the given one, searched from
    /// `entity` up to the root. If there is none, returns the given property.
    private func meant(_ property: OwnedProperty, _ index: SchemaIndex, _ entity: Int) -> OwnedProperty? {
        let nearest = index.property(identifiedBy: property.property.identifier, of: entity)
        return nearest?.property.name == property.property.name ? nearest : property
    }

    /// Whether looking up the property's renaming identifier finds this property. False for the second of two
    /// properties with the same identifier (RN504).
    private func isFirst(_ property: OwnedProperty, _ index: SchemaIndex, _ entity: Int) -> Bool {
        index.property(identifiedBy: property.property.identifier, of: entity).map(PropertyKey.init)
            == PropertyKey(property)
    }

    /// Whether a property may be matched by its name: no property of the other version has its identifier, or another
    /// property of its own entity already uses the identifier.
    private func isFree(
        _ property: OwnedProperty, _ index: SchemaIndex, _ entity: Int, in other: SchemaIndex, _ otherEntity: Int
    ) -> Bool {
        !isFirst(property, index, entity)
            || other.property(identifiedBy: property.property.identifier, of: otherEntity) == nil
    }

    /// Whether two properties with the same name have different identifiers. Duplicate identifiers do not count,
    /// because they are a separate error.
    private func isMismatch(_ old: OwnedProperty?, _ new: OwnedProperty?) -> Bool {
        guard let old, let new else { return false }
        return isFirst(old, match.source, pair.source) && isFirst(new, match.destination, pair.destination)
    }

    private mutating func add(_ property: PropertyMatch) {
        if let old = property.source { seenSources.insert(PropertyKey(old)) }
        if let new = property.destination { seenDestinations.insert(PropertyKey(new)) }
        if !isStatedAbove(property), !isOnlyMoved(property) { found.append(property) }
    }

    /// Whether the same change is already reported for a common ancestor.
    private func isStatedAbove(_ property: PropertyMatch) -> Bool {
        switch (property.source, property.destination) {
        case (let old?, let new?):
            return old.owner != pair.source && match.areOne(old.owner, new.owner)
        case (nil, let new?):
            guard new.owner != pair.destination, let owner = match.sources[new.owner] else { return false }
            return match.source.tree.isAncestor(owner, orSelf: pair.source)
        case (let old?, nil):
            guard old.owner != pair.source, let owner = match.destinations[old.owner] else { return false }
            return match.destination.tree.isAncestor(owner, orSelf: pair.destination)
        case (nil, nil): return true
        }
    }

    /// Whether a property only moved between an abstract entity and its children: the abstract entity gained it and all
    /// children had it, or the reverse. The move is reported for the children.
    private func isOnlyMoved(_ property: PropertyMatch) -> Bool {
        let old = match.source.entities[pair.source]
        let new = match.destination.entities[pair.destination]
        guard old.isAbstract, new.isAbstract else { return false }
        switch (property.source, property.destination) {
        case (nil, let gained?):
            let identifier = gained.property.identifier
            guard match.source.isDeclared(identifier, inTreeOf: pair.source) else { return false }
            return childrenAllHave { child in
                match.sources[child].map { match.source.property(identifiedBy: identifier, of: $0) != nil }
            }
        case (let lost?, nil):
            let identifier = lost.property.identifier
            guard match.destination.isDeclared(identifier, inTreeOf: pair.destination) else { return false }
            return childrenAllHave { child in
                match.sources[child] == nil
                    ? nil : match.destination.property(identifiedBy: identifier, of: child) != nil
            }
        case (_?, _?), (nil, nil): return false
        }
    }

    /// - Parameter has: returns whether a child has the property; nil if only one version has the child.
    private func childrenAllHave(_ has: (Int) -> Bool?) -> Bool {
        let children = match.destination.tree.descendants(of: pair.destination)
        let answers = children.filter { !match.destination.entities[$0].isAbstract }.compactMap(has)
        return !answers.isEmpty && !answers.contains(false)
    }
}
