import ModelcSchema

/// Finds the inverses of the relationships of a version (page SwiftData). If one of the two sides names its inverse,
/// that relationship is used; otherwise the only relationship that leads back, if there is exactly one.
struct InverseResolver {
    /// A direction: an entity with relationships, and their destination. Both are indexes in `drafts`.
    private struct Way: Hashable {
        var entity: Int
        var destination: Int
    }

    private struct End: Hashable {
        var entity: Int
        var relationship: Int
    }

    private var drafts: [EntityDraft]
    /// The indexes in `drafts`, by the names of the classes.
    private let indexes: [String: Int]
    /// For each relationship that is named as an inverse, the relationships that name it.
    private var claims: [End: [End]] = [:]
    /// The relationships for which neither side names the inverse, by direction.
    private var open: [Way: [End]] = [:]
    /// A relationship of each way that is not certain, or that has an inverse already.
    private var uncertain: [Way: End] = [:]
    private var settled: [Way: End] = [:]
    /// The entities that others inherit from.
    private let parents: Set<Int>

    init(_ drafts: [EntityDraft]) {
        self.drafts = drafts
        let indexes = Dictionary(
            drafts.enumerated().map { ($1.type.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.indexes = indexes
        parents = Set(drafts.compactMap { $0.parent.flatMap { indexes[$0.name] } })
    }

    /// Returns the entities with their inverses.
    static func resolved(_ drafts: [EntityDraft]) -> [EntityDraft] {
        var resolver = InverseResolver(drafts)
        resolver.takeNamed()
        resolver.sortEnds()
        for end in resolver.ends where resolver.draft(end).inverse == nil { resolver.infer(end) }
        return resolver.drafts
    }

    private var ends: [End] {
        drafts.indices.flatMap { entity in
            drafts[entity].relationships.indices.map { End(entity: entity, relationship: $0) }
        }
    }

    private func draft(_ end: End) -> RelationshipDraft { drafts[end.entity].relationships[end.relationship] }

    private func name(_ end: End) -> String { drafts[end.entity].entity.relationships[end.relationship].name }

    /// Returns the index of the destination entity; nil if the destination is not in the version.
    private func destination(_ end: End) -> Int? { draft(end).destination.flatMap { indexes[$0.name] } }

    private func end(named name: String, of entity: Int) -> End? {
        drafts[entity].entity.relationships.firstIndex { $0.name == name }.map { End(entity: entity, relationship: $0) }
    }

    private mutating func set(_ inverse: String, of end: End) {
        let destination = drafts[end.entity].entity.relationships[end.relationship].destinationName
        drafts[end.entity].entity.relationships[end.relationship].inverseName = inverse
        drafts[end.entity].entity.relationships[end.relationship].inverseEntityName = destination
    }

    private mutating func doubt(_ reason: String, about end: End) {
        let relationship = drafts[end.entity].entity.relationships[end.relationship]
        drafts[end.entity].doubt(reason, relationship.name, at: SchemaLocation(relationship))
    }

    /// Sets the inverses that relationships name.
    private mutating func takeNamed() {
        for end in ends {
            guard let inverse = draft(end).inverse?.property else { continue }
            set(inverse, of: end)
            guard let entity = destination(end) else { continue }
            guard let other = self.end(named: inverse, of: entity) else {
                doubt("its inverse '\(inverse)' is no relationship of its destination", about: end)
                continue
            }
            claims[other, default: []].append(end)
            if destination(other) != end.entity {
                doubt("its inverse '\(inverse)' leads to another class", about: end)
            }
        }
        for end in claims.keys.sorted(by: { ($0.entity, $0.relationship) < ($1.entity, $1.relationship) }) {
            takeClaims(of: end)
        }
    }

    private mutating func takeClaims(of end: End) {
        let claiming = claims[end] ?? []
        guard let first = claiming.first else { return }
        if claiming.count > 1 {
            doubt("several relationships name it as their inverse", about: end)
            for other in claiming { doubt("'\(name(end))' is also the inverse of another relationship", about: other) }
        }
        guard let own = draft(end).inverse?.property else {
            if draft(first).isUncertain {
                doubt("'\(name(first))' names it as its inverse, and is not certain", about: end)
            }
            return set(name(first), of: end)
        }
        guard own != name(first) else { return }
        for end in [end, first] { doubt("the two sides name different inverses", about: end) }
    }

    /// Sets the inverse of a relationship if neither side names it and only one relationship leads back. If several
    /// do, the relationship is marked as uncertain.
    private mutating func infer(_ end: End) {
        guard claims[end] == nil, let entity = destination(end) else { return }
        guard entity != end.entity else {
            return doubt("the source does not name the inverse of a relationship of a class with itself", about: end)
        }
        let back = Way(entity: entity, destination: end.entity)
        let others = open[back] ?? []
        let rivals = open[Way(entity: end.entity, destination: entity)] ?? []
        if let reason = hiddenInverse(from: entity, back) { return doubt(reason, about: end) }
        guard let other = others.first else {
            if let taken = settled[back] {
                doubt("'\(name(taken))' may be its inverse, and has another one", about: end)
            }
            return
        }
        guard others.count == 1, rivals.count == 1 else {
            return doubt("several relationships of the two classes may be its inverse, and none is named", about: end)
        }
        set(name(other), of: end)
        guard settled[back] == nil, settled[Way(entity: end.entity, destination: entity)] == nil else {
            return doubt(
                "other relationships of the two classes have named inverses, and this one has none", about: end)
        }
    }

    /// A clause that says why an entity may have an inverse that the source does not show; nil if it may not.
    private func hiddenInverse(from entity: Int, _ way: Way) -> String? {
        let className = drafts[entity].type.name
        if let end = uncertain[way] {
            return "its inverse may be '\(className).\(name(end))', and that relationship is not certain"
        }
        if let hidden = drafts[entity].hidden {
            return "its inverse may be a property of '\(className)' that is not known: \(hidden)"
        }
        return parents.contains(entity) ? "its inverse may be a property of a subclass of '\(className)'" : nil
    }

    /// Sorts the relationships by what is known of their inverses.
    private mutating func sortEnds() {
        for end in ends {
            guard let destination = destination(end) else { continue }
            let way = Way(entity: end.entity, destination: destination)
            if draft(end).isUncertain, uncertain[way] == nil { uncertain[way] = end }
            if draft(end).inverse == nil && claims[end] == nil {
                open[way, default: []].append(end)
            } else if settled[way] == nil {
                settled[way] = end
            }
        }
    }
}
