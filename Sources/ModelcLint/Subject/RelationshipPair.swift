import ModelcSchema

/// A relationship (R in other comments) and its inverse (I).
struct RelationshipPair {
    var near: RelationshipEnd
    /// The inverse; nil if the relationship does not name an inverse.
    var far: RelationshipEnd?

    var isSelfInverse: Bool { far?.place == near.place }

    /// True if a finding about both relationships is reported at `near`: its path comes first alphabetically, or there
    /// is no inverse.
    var isFirst: Bool { far.map { near.path <= $0.path } ?? true }
}

/// The values of a relationship R and its inverse I that determine whether R's delete rule is correct.
struct DeleteRuleSituation: Hashable {
    var rule: DeleteRule
    var isToMany: Bool
    var isOptional: Bool
    var inverseIsToMany: Bool
    var inverseIsOptional: Bool
    var inverseRule: DeleteRule
    /// The minimum count of I; 0 if the model does not set it.
    var inverseMinimum = 0

    /// Returns the situation for checking the delete rule of the inverse I, with the relationship R as its inverse.
    ///
    /// - Parameter minimum: the minimum count of R.
    func reversed(minimum: Int) -> DeleteRuleSituation {
        DeleteRuleSituation(
            rule: inverseRule, isToMany: inverseIsToMany, isOptional: inverseIsOptional, inverseIsToMany: isToMany,
            inverseIsOptional: isOptional, inverseRule: rule, inverseMinimum: minimum)
    }
}

extension RelationshipPair {
    /// The values for checking R's delete rule; nil if R has no inverse.
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

    /// The path of the relationship, such as `Book.author`.
    var path: String { "\(owner).\(relationship.name)" }
    var selector: ElementSelector { .property(entity: owner, relationship.name) }
    /// The name of the destination entity; empty if the relationship has none. Another rule reports a missing
    /// destination.
    var destination: String { relationship.destinationName ?? "" }
    var isRequired: Bool { !relationship.isOptional }
    var isToMany: Bool { relationship.isToMany }
    var rule: DeleteRule { relationship.effectiveDeleteRule }
}

/// Finds possible inverses for a relationship that has none. A candidate is a relationship from the destination entity
/// back to the entity of the relationship. The candidate has no inverse either.
struct InverseCandidates {
    /// The possible inverses of a relationship.
    struct Choice {
        var count: Int
        /// The first candidates in file order. The number is limited, because complete lists would grow with the square
        /// of the size of a malicious model.
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

    /// Returns the possible inverses of a relationship. They lead from its destination back to its entity, and have no
    /// inverse of their own.
    func candidates(for end: RelationshipEnd) -> Choice {
        let back = unpaired[Way(from: end.destination, to: end.owner)] ?? []
        let isAmongThem = end.destination == end.owner
        let others = back.prefix(InverseCandidates.shown + 1).filter { $0.place != end.place }
        return Choice(
            count: back.count - (isAmongThem ? 1 : 0), first: others.prefix(InverseCandidates.shown))
    }
}

extension LintSubject {
    /// Returns the content of `relationshipPairs`: the valid relationships, each with its inverse.
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

    /// True if looking up the relationship by its name finds this relationship. False for the second of two
    /// relationships with the same name; another rule reports duplicate names.
    func isTheOne(_ place: DeclarationTable.Declaration) -> Bool {
        entityIndex(named: entities[place.entity].name) == place.entity
            && relationships.declaration(of: relationship(place).name, for: place.entity) == place
    }

    /// Returns the relationship that `inverseName` refers to; nil if the name is missing, or if no such relationship
    /// exists.
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
    /// Adds the suggestion to create the missing inverse of a relationship to this finding: as text in `help`, and as
    /// data for programs in `inverse`.
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
        guard let destination, let entity = model.entity(named: destination) else { return }
        let names = Finding.inverseNames(of: relationship, owner: owner, in: model)
        guard let name = names.first(where: { model.property(named: $0, of: entity) == nil }) else { return }
        inverse = ProposedInverse(
            entity: destination, name: name, destination: owner, inverse: relationship.name, alternative: alternative)
    }

    /// Returns names for the inverse of a relationship, the best one first. If the owner has several relationships to
    /// the destination, each gets a name of its own: `books`, and `booksAsEditor` for the second.
    private static func inverseNames(
        of relationship: RelationshipDescription, owner: String, in model: ResolvedModel
    ) -> [String] {
        let plural = PluralName.plural(of: owner.prefix(1).lowercased() + owner.dropFirst())
        let rivals = model.entity(named: owner)?.relationships.filter {
            $0.destinationName == relationship.destinationName && $0.inverseName == nil && !$0.isTransient
        }
        let isFirst = rivals?.first.map { $0.name == relationship.name } ?? true
        let role = plural + "As" + relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        return isFirst ? [plural, role] : [role]
    }

    mutating func propose(inverseOf end: RelationshipEnd, in model: ResolvedModel, or alternative: String? = nil) {
        propose(inverseOf: end.relationship, owner: end.owner, in: model, or: alternative)
    }
}

/// Recognises and forms English plurals with simple rules, which can be wrong.
enum PluralName {
    /// Endings of plural and collective nouns that do not end with s.
    private static let collective = ["list", "set", "children", "people", "data", "media", "history", "info"]

    static func isPlural(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("s") || collective.contains { name.hasSuffix($0) }
    }

    static func plural(of name: String) -> String {
        let letters = Array(name.utf8)
        guard let last = letters.last else { return name }
        if last == UInt8(ascii: "y"), letters.count > 1, !isVowel(letters[letters.count - 2]) {
            return name.dropLast() + "ies"
        }
        let needsE = ["s", "x", "ch", "sh"].contains { name.hasSuffix($0) }
        return name + (needsE ? "es" : "s")
    }

    /// Returns whether a name is the plural of an entity's name, or ends with it: `notes` and `pinnedNotes` for `Note`
    /// or `NoteMO`.
    static func isPlural(_ name: String, ofEntity entity: String) -> Bool {
        let name = name.lowercased()
        guard !uncountable.contains(name) else { return false }
        let noun = noun(of: entity).lowercased()
        let plurals = [plural(of: noun)] + irregular.filter { noun.hasSuffix($0.one) }.map(\.many)
        return !noun.isEmpty && !plurals.contains(noun) && plurals.contains { name.hasSuffix($0) }
    }

    /// Words that end with s but are not the plural of another word, such as `news`.
    private static let uncountable: Set = ["news", "series", "species", "means"]
    private static let irregular = [
        (one: "child", many: "children"), (one: "person", many: "people"), (one: "man", many: "men"),
    ]

    /// Returns the name of an entity without an ending that some projects append to all entities, such as `Note` for
    /// `NoteMO`.
    private static func noun(of entity: String) -> String {
        let ending = ["ManagedObject", "Entity", "Model", "MO"].first { entity.hasSuffix($0) } ?? ""
        return String(entity.dropLast(ending.count))
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte | 0x20) }
}
