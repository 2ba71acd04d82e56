import ModelcSchema

/// Finds the inverses of the relationships of a version (FormatSwiftData): the one that either side names, else the only
/// one that fits.
struct InverseResolver {
    /// An entity, and the entity that relationships lead to.
    private struct Way: Hashable {
        var entity: Int
        var destination: Int
    }

    private struct End: Hashable {
        var entity: Int
        var relationship: Int
    }

    private var drafts: [EntityDraft]
    /// The indexes of entities by the names of their classes.
    private let indexes: [String: Int]
    /// The relationships that name each relationship as their inverse.
    private var claims: [End: [End]] = [:]
    /// The relationships whose inverse neither side names.
    private var open: [Way: [End]] = [:]

    init(_ drafts: [EntityDraft]) {
        self.drafts = drafts
        indexes = Dictionary(
            drafts.enumerated().map { ($1.type.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the entities with their inverses.
    static func resolved(_ drafts: [EntityDraft]) -> [EntityDraft] {
        var resolver = InverseResolver(drafts)
        resolver.takeNamed()
        resolver.findOpen()
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

    /// The entity at the other end; nil if it is not in the version.
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
        if claiming.count > 1 { doubt("several relationships name it as their inverse", about: end) }
        if let own = draft(end).inverse?.property {
            if own != name(first) { doubt("the two sides name different inverses", about: end) }
        } else {
            set(name(first), of: end)
        }
    }

    /// Sets the inverse of a relationship that neither side names.
    private mutating func infer(_ end: End) {
        guard claims[end] == nil, let entity = destination(end) else { return }
        let others = open[Way(entity: entity, destination: end.entity)] ?? []
        let rivals = open[Way(entity: end.entity, destination: entity)] ?? []
        if entity == end.entity {
            return doubt("the source does not name the inverse of a relationship of a class with itself", about: end)
        }
        guard let other = others.first else { return }
        guard others.count == 1, rivals.count == 1 else {
            return doubt("several relationships of the two classes may be its inverse, and none is named", about: end)
        }
        set(name(other), of: end)
    }

    private mutating func findOpen() {
        for end in ends where draft(end).inverse == nil && claims[end] == nil {
            guard let destination = destination(end) else { continue }
            open[Way(entity: end.entity, destination: destination), default: []].append(end)
        }
    }
}
