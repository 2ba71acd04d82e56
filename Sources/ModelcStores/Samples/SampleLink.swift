import ModelcSchema

/// A relationship together with its inverse, if it has one. The links of both are created together.
struct SampleLink {
    enum Kind {
        /// A to-one relationship without an inverse. The links are in a column of the source's rows.
        case toOne
        /// A to-one relationship with a to-many inverse. The links are in a column of the source's rows. The value
        /// contains the bounds of the inverse.
        case manyToOne(LinkBounds)
        /// A to-one relationship with a to-one inverse. The links are in columns of both sides. The value contains
        /// the bounds of the inverse.
        case oneToOne(LinkBounds)
        /// A to-many relationship with a to-many inverse. The links are in a join table. The value contains the
        /// bounds of the inverse.
        case manyToMany(LinkBounds)
        /// A to-many relationship without an inverse. The links are in a column of the destination's rows.
        case toMany
    }

    var kind: Kind
    /// The entity with the relationship.
    var source: EntityDescription
    var relationship: RelationshipDescription
    var bounds: LinkBounds
    var destination: EntityDescription
    /// The inverse, and the entity that declares it; nil if there is none.
    var inverse: RelationshipDescription?
    var inverseOwner: EntityDescription?
    var isOwnInverse = false

    /// The relationship, as `Entity.relationship`.
    var path: String { "\(source.name).\(relationship.name)" }

    /// The inverse, as `Entity.relationship`; nil if there is none.
    var inversePath: String? {
        guard let inverse, let inverseOwner else { return nil }
        return "\(inverseOwner.name).\(inverse.name)"
    }

    /// The entity whose objects can be destinations. If an ancestor of this entity declares the inverse, other
    /// objects of the ancestor get no links.
    var target: EntityDescription { destination }

    /// A copy of this link in which each target has at most one source, because a uniqueness constraint requires
    /// this.
    var unique: SampleLink {
        var copy = self
        switch kind {
        case .toOne: copy.kind = .manyToOne(LinkBounds.atMostOne)
        case .manyToOne(let bounds): copy.kind = .manyToOne(bounds.limitedToOne)
        case .oneToOne, .manyToMany, .toMany: break
        }
        return copy
    }

    /// Returns all links of a version, in the order of the entities. A relationship and its inverse are returned
    /// once.
    static func all(of entities: [EntityDescription], in model: ResolvedModel) -> [SampleLink] {
        var links: [SampleLink] = []
        var seen: Set<[String]> = []
        let names = Set(entities.map(\.name))
        for entity in entities {
            for relationship in entity.relationships where ColumnNaming.isStored(relationship) {
                guard let link = SampleLink(relationship, entity, model), names.contains(link.destination.name),
                    names.contains(link.target.name)
                else { continue }
                let ends = [
                    "\(link.source.name).\(link.relationship.name)",
                    link.inverse.map { "\(link.target.name).\($0.name)" } ?? "",
                ].sorted()
                if seen.insert(ends).inserted { links.append(link) }
            }
        }
        return links
    }

    /// For a to-many relationship with a to-one inverse, creates the link from the inverse. Nil if the destination
    /// does not exist, or if a to-many relationship names an inverse that names another inverse.
    private init?(_ relationship: RelationshipDescription, _ source: EntityDescription, _ model: ResolvedModel) {
        guard let destination = model.destination(of: relationship) else { return nil }
        var inverse = model.inverse(of: relationship)
        if let named = inverse, !SampleLink.isMutual(named, relationship, source, model) {
            // Each side has links of its own. Those of a to-many side are in the column of the other relationship.
            guard !relationship.isToMany else { return nil }
            inverse = nil
        }
        if let inverse, relationship.isToMany, !inverse.relationship.isToMany {
            guard let back = model.destination(of: inverse.relationship) else { return nil }
            self.init(
                kind: .manyToOne(LinkBounds(relationship)), source: inverse.owner, relationship: inverse.relationship,
                bounds: LinkBounds(inverse.relationship), destination: back, inverse: relationship,
                inverseOwner: source)
            return
        }
        let kind: Kind =
            switch (relationship.isToMany, inverse?.relationship) {
            case (false, nil): .toOne
            case (true, nil): .toMany
            case (false, let other?): other.isToMany ? .manyToOne(LinkBounds(other)) : .oneToOne(LinkBounds(other))
            case (true, let other?): .manyToMany(LinkBounds(other))
            }
        self.init(
            kind: kind, source: source, relationship: relationship, bounds: LinkBounds(relationship),
            destination: destination, inverse: inverse?.relationship, inverseOwner: inverse?.owner,
            isOwnInverse: inverse?.owner.name == source.name && inverse?.relationship.name == relationship.name)
    }

    /// Returns whether the inverse of a relationship names this relationship as its own inverse.
    private static func isMutual(
        _ inverse: (relationship: RelationshipDescription, owner: EntityDescription),
        _ relationship: RelationshipDescription, _ source: EntityDescription, _ model: ResolvedModel
    ) -> Bool {
        let back = model.inverse(of: inverse.relationship)
        return back?.relationship.name == relationship.name && back?.owner.name == source.name
    }

    private init(
        kind: Kind, source: EntityDescription, relationship: RelationshipDescription, bounds: LinkBounds,
        destination: EntityDescription, inverse: RelationshipDescription?, inverseOwner: EntityDescription?,
        isOwnInverse: Bool = false
    ) {
        self.kind = kind
        self.source = source
        self.relationship = relationship
        self.bounds = bounds
        self.destination = destination
        self.inverse = inverse
        self.inverseOwner = inverseOwner
        self.isOwnInverse = isOwnInverse
    }
}
