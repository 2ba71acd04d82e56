import ModelcSchema

/// A relationship R as declared, and its inverse I.
struct RelationshipPair {
    var near: RelationshipEnd
    /// The inverse; nil if the relationship names none.
    var far: RelationshipEnd?

    /// Whether the relationship is its own inverse.
    var isSelfInverse: Bool { far?.place == near.place }

    /// Whether findings about both sides are reported at this one: the alphabetically first.
    var isFirst: Bool { far.map { near.path <= $0.path } ?? true }
}

/// The values that determine the verdict on a delete rule: a relationship R and its inverse I.
struct DeleteRuleSituation: Hashable {
    var rule: DeleteRule
    var isToMany: Bool
    var isOptional: Bool
    var inverseIsToMany: Bool
    var inverseIsOptional: Bool
    var inverseRule: DeleteRule
    /// The minimum number of objects of I; 0 if the model does not set it.
    var inverseMinimum = 0

    /// Returns the same pair from the other side.
    ///
    /// - Parameter minimum: the minimum number of objects of R.
    func reversed(minimum: Int) -> DeleteRuleSituation {
        DeleteRuleSituation(
            rule: inverseRule, isToMany: inverseIsToMany, isOptional: inverseIsOptional, inverseIsToMany: isToMany,
            inverseIsOptional: isOptional, inverseRule: rule, inverseMinimum: minimum)
    }
}

extension RelationshipPair {
    /// The situation of R's delete rule; nil without an inverse.
    var situation: DeleteRuleSituation? {
        far.map { far in
            DeleteRuleSituation(
                rule: near.rule, isToMany: near.isToMany, isOptional: !near.isRequired,
                inverseIsToMany: far.isToMany, inverseIsOptional: !far.isRequired, inverseRule: far.rule,
                inverseMinimum: far.relationship.minimumCount ?? 0)
        }
    }
}

/// A relationship with the entity that declares it.
struct RelationshipEnd {
    var place: DeclarationTable.Declaration
    var owner: String
    var relationship: RelationshipDescription

    /// `Book.author`.
    var path: String { "\(owner).\(relationship.name)" }
    var selector: ElementSelector { .property(entity: owner, relationship.name) }
    /// The name of the destination; empty if it is missing, which another rule reports.
    var destination: String { relationship.destinationName ?? "" }
    var isRequired: Bool { !relationship.isOptional }
    var isToMany: Bool { relationship.isToMany }
    var rule: DeleteRule { relationship.effectiveDeleteRule }
}

/// The possible inverses of relationships that have none: they lead from the destination directly back.
struct InverseCandidates {
    /// The possible inverses of a relationship.
    struct Choice {
        var count: Int
        /// The first of them in the order of the file; a complete list would grow with the square of a hostile model.
        var first: ArraySlice<RelationshipEnd>
    }

    private struct Way: Hashable {
        var from: String
        var to: String
    }

    /// The maximum number of candidates that are listed.
    static let shown = 4

    private var unpaired: [Way: [RelationshipEnd]] = [:]

    init(_ pairs: [RelationshipPair]) {
        for pair in pairs where pair.far == nil {
            let way = Way(from: pair.near.owner, to: pair.near.destination)
            unpaired[way, default: []].append(pair.near)
        }
    }

    /// Returns the relationships without an inverse that lead back from the destination of one.
    func candidates(for end: RelationshipEnd) -> Choice {
        let back = unpaired[Way(from: end.destination, to: end.owner)] ?? []
        let isAmongThem = end.destination == end.owner
        let others = back.prefix(InverseCandidates.shown + 1).filter { $0.place != end.place }
        return Choice(
            count: back.count - (isAmongThem ? 1 : 0), first: others.prefix(InverseCandidates.shown))
    }
}

extension LintSubject {
    /// Returns the relationships of the model with their inverses, for `relationshipPairs`.
    func soundPairs() -> [RelationshipPair] {
        var pairs: [RelationshipPair] = []
        for (index, entity) in entities.enumerated() {
            for (number, relationship) in entity.relationships.enumerated() {
                let own = DeclarationTable.Declaration(entity: index, property: number)
                guard relationship.destinationName.flatMap({ entityIndex(named: $0) }) != nil, isTheOne(own) else {
                    continue
                }
                if relationship.inverseName == nil {
                    pairs.append(RelationshipPair(near: end(own), far: nil))
                } else if let inverse = inverse(of: relationship),
                    self.inverse(of: self.relationship(inverse)) == own
                {
                    pairs.append(RelationshipPair(near: end(own), far: end(inverse)))
                }
            }
        }
        return pairs
    }

    func end(_ place: DeclarationTable.Declaration) -> RelationshipEnd {
        RelationshipEnd(place: place, owner: entities[place.entity].name, relationship: relationship(place))
    }

    func relationship(_ place: DeclarationTable.Declaration) -> RelationshipDescription {
        entities[place.entity].relationships[place.property]
    }

    /// Whether looking up the relationship's name finds the relationship; false for the second of two equal names,
    /// which is a separate error.
    func isTheOne(_ place: DeclarationTable.Declaration) -> Bool {
        entityIndex(named: entities[place.entity].name) == place.entity
            && relationships.declaration(of: relationship(place).name, for: place.entity) == place
    }

    /// Returns the inverse that a relationship names; nil if it names none or one that does not exist.
    func inverse(of relationship: RelationshipDescription) -> DeclarationTable.Declaration? {
        guard
            let name = relationship.inverseName,
            let holder = (relationship.inverseEntityName ?? relationship.destinationName)
                .flatMap({ entityIndex(named: $0) })
        else { return nil }
        return relationships.declaration(of: name, for: holder)
    }
}

extension Finding {
    /// Proposes to add the inverse of a relationship, as text and as data for programs.
    ///
    /// - Parameters:
    ///   - owner: the entity of the relationship.
    ///   - alternative: another solution, without a final period.
    mutating func propose(
        inverseOf relationship: RelationshipDescription, owner: String, in model: ResolvedModel,
        or alternative: String? = nil
    ) {
        let destination = relationship.destinationName
        help =
            "add the inverse: a relationship from \(destination ?? "the destination") to \(owner) whose inverse is "
            + relationship.name + (alternative.map { "; \($0)" } ?? "")
        let name = PluralName.plural(of: owner.prefix(1).lowercased() + owner.dropFirst())
        guard let destination, let entity = model.entity(named: destination),
            model.property(named: name, of: entity) == nil
        else { return }
        inverse = ProposedInverse(
            entity: destination, name: name, destination: owner, inverse: relationship.name, alternative: alternative)
    }

    mutating func propose(inverseOf end: RelationshipEnd, in model: ResolvedModel, or alternative: String? = nil) {
        propose(inverseOf: end.relationship, owner: end.owner, in: model, or: alternative)
    }
}

/// Heuristics for English plurals.
enum PluralName {
    /// Endings of plural and collective names without an s.
    private static let collective = ["list", "set", "children", "people", "data", "media", "history", "info"]

    static func isPlural(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("s") || collective.contains { name.hasSuffix($0) }
    }

    /// Returns the plural of a singular name.
    static func plural(of name: String) -> String {
        let letters = Array(name.utf8)
        guard let last = letters.last else { return name }
        if last == UInt8(ascii: "y"), letters.count > 1, !isVowel(letters[letters.count - 2]) {
            return name.dropLast() + "ies"
        }
        let needsE = ["s", "x", "ch", "sh"].contains { name.hasSuffix($0) }
        return name + (needsE ? "es" : "s")
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte | 0x20) }
}
