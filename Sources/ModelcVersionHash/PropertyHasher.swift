import ModelcBase
import ModelcSchema

/// Computes the hashes of single properties (FormatVersionHash §2).
struct PropertyHasher {
    let lookup: InverseLookup
    private let model: ManagedObjectModel
    // The message to hash; reused, so that no property needs memory of its own.
    private var message: [UInt8] = []

    init(_ lookup: InverseLookup, _ model: ManagedObjectModel) {
        self.lookup = lookup
        self.model = model
        message.reserveCapacity(256)
    }

    /// Returns the hash of an attribute.
    mutating func hash(_ attribute: AttributeDescription, of entity: EntityDescription) -> PropertyVersionHash {
        let reasons = UnverifiedFeatures.features(of: attribute)
        guard !attribute.isDerived else { return derived(attribute, of: entity, reasons) }
        let base = HashedBase(attribute)
        start(with: base)
        add(HashedFacts.attribute, of: attribute)
        let facts = words(HashedFacts.attribute, of: attribute, and: base) + members(of: attribute)
        return result(attribute, of: entity, facts, reasons, isPartOfEntity: !attribute.isTransient)
    }

    /// Returns the members of a composite attribute. They are assumed not to be hashed, which is unverified, so they
    /// are a separate fact: equal hashes do not show that stores are compatible (FormatVersionHash §7).
    private func members(of attribute: AttributeDescription) -> [String] {
        guard attribute.type == .composite else { return [] }
        return model.columns(ofComposite: attribute.compositeName).map { PropertyVersionHash.memberFact + $0.text }
    }

    private mutating func derived(
        _ attribute: AttributeDescription, of entity: EntityDescription, _ reasons: [UnverifiedHashFeature]
    ) -> PropertyVersionHash {
        let expression = DerivedExpression(attribute.derivationExpression ?? "")
        message.removeAll(keepingCapacity: true)
        add(HashedFacts.derivedAttribute, of: expression)
        let facts = words(HashedFacts.derivedAttribute, of: expression)
        return result(attribute, of: entity, facts, reasons, isPartOfEntity: !attribute.isTransient)
    }

    /// Returns the hash of a relationship of the entity at `index` of the model.
    mutating func hash(
        _ relationship: RelationshipDescription, of entity: EntityDescription, at index: Int
    ) -> (hash: PropertyVersionHash, isOwnInverse: Bool) {
        let isOwnInverse = lookup.isOwnInverse(relationship, ofEntityAt: index)
        let hashed = HashedRelationship(relationship: relationship, isOwnInverse: isOwnInverse)
        let base = HashedBase(relationship)
        start(with: base)
        add(HashedFacts.relationship, of: hashed)
        let facts = words(HashedFacts.relationship, of: hashed, and: base)
        let reasons = UnverifiedFeatures.features(of: hashed, entityName: entity.name)
        let hash = result(relationship, of: entity, facts, reasons, isPartOfEntity: !relationship.isTransient)
        return (hash, isOwnInverse)
    }

    /// Returns the hash of a fetched property, which is not part of any entity's hash.
    mutating func hash(_ property: FetchedPropertyDescription, of entity: EntityDescription) -> PropertyVersionHash {
        message.removeAll(keepingCapacity: true)
        add(HashedFacts.fetchedProperty, of: property)
        let facts = ["fetched"] + words(HashedFacts.fetchedProperty, of: property)
        return result(property, of: entity, facts, UnverifiedFeatures.features(of: property), isPartOfEntity: false)
    }

    /// Replaces the message by the base hash.
    private mutating func start(with base: HashedBase) {
        message.removeAll(keepingCapacity: true)
        add(HashedFacts.base, of: base)
        let hash = SHA256.digest(of: message)
        message.removeAll(keepingCapacity: true)
        hash.append(to: &message)
    }

    private mutating func add<Element>(_ facts: [HashedFact<Element>], of element: Element) {
        for fact in facts { fact.append(element, &message) }
    }

    private func words<Element>(
        _ facts: [HashedFact<Element>], of element: Element, and base: HashedBase? = nil
    ) -> [String] {
        var words: [String] = []
        for fact in facts { if let word = fact.words(element) { words.append(word) } }
        guard let base else { return words }
        for fact in HashedFacts.base { if let word = fact.words(base) { words.append(word) } }
        return words
    }

    private func result(
        _ property: some PropertyDescription, of entity: EntityDescription, _ facts: [String],
        _ features: [UnverifiedHashFeature], isPartOfEntity: Bool
    ) -> PropertyVersionHash {
        let place = SchemaLocation(property)
        return PropertyVersionHash(
            name: property.name, hash: VersionHash(SHA256.digest(of: message)), isPartOfEntity: isPartOfEntity,
            facts: property.isTransient ? facts + ["transient"] : facts,
            reasons: features.map {
                UnverifiedHashReason($0, entityName: entity.name, propertyName: property.name, at: place)
            },
            place: place)
    }
}

/// The hashed text of a derivation (FormatVersionHash §2.2): the expression's own description, which is not always
/// the model's spelling.
struct DerivedExpression {
    /// The hashed text.
    let text: String
    /// Whether samples confirm this text.
    let isEstablished: Bool

    /// - Parameter expression: the derivation expression as written.
    init(_ expression: String) {
        let steps = expression.split(separator: ".", omittingEmptySubsequences: false)
        if expression == "now()" || DerivedExpression.isCanonicalKey(expression) {
            (text, isEstablished) = (expression, true)
        } else if steps.count >= 2, steps.last == "@count", steps.dropLast().allSatisfy(DerivedExpression.isKey) {
            text = "count:(\(steps.dropLast().joined(separator: ".")))"
            isEstablished = steps.count == 2
        } else {
            text = DerivedExpression.aggregate(steps) ?? expression
            isEstablished = false
        }
    }

    /// Whether the expression is `canonical:(title)`.
    private static func isCanonicalKey(_ expression: String) -> Bool {
        let start = "canonical:("
        guard expression.hasPrefix(start), expression.hasSuffix(")") else { return false }
        return isKey(expression.dropFirst(start.count).dropLast())
    }

    /// Returns `sum:(items.price)` for `items.@sum.price`, or for `items.price.@sum` as Apple's documentation spells
    /// it.
    private static func aggregate(_ steps: [Substring]) -> String? {
        let functions: [Substring: String] = ["@sum": "sum", "@min": "min", "@max": "max", "@avg": "avg"]
        let keys = steps.filter { functions[$0] == nil }
        guard
            keys.count == steps.count - 1, keys.count >= 2, keys.allSatisfy(isKey), steps.first == keys.first,
            let function = steps.compactMap({ functions[$0] }).first
        else { return nil }
        return "\(function):(\(keys.joined(separator: ".")))"
    }

    private static func isKey(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }
}

/// Finds destinations and inverses, including inherited ones, without allocating for a lookup.
struct InverseLookup {
    private let parents: [Int?]
    private let relationshipNames: [Set<String>]
    private let indexByName: [String: Int]

    init(_ entities: [EntityDescription], indexByName: [String: Int]) {
        self.indexByName = indexByName
        parents = entities.map { $0.parentName.flatMap { indexByName[$0] } }
        relationshipNames = entities.map { Set($0.relationships.lazy.map(\.name)) }
    }

    /// Returns why a relationship cannot be hashed; nil if its destination and its inverse exist.
    func refusal(of relationship: RelationshipDescription) -> VersionHashRefusal? {
        guard let destination = relationship.destinationName else {
            return VersionHashRefusal(
                "its relationship '\(relationship.name)' has no destination", at: SchemaLocation(relationship))
        }
        guard indexByName[destination] != nil else {
            return VersionHashRefusal(
                "the destination of its relationship '\(relationship.name)' is not in the model",
                at: SchemaLocation(relationship, attribute: "destinationEntity"))
        }
        guard relationship.inverseName == nil || ownerOfInverse(of: relationship) != nil else {
            return VersionHashRefusal(
                "the inverse of its relationship '\(relationship.name)' is not in the model",
                at: SchemaLocation(relationship, attribute: "inverseName"))
        }
        return nil
    }

    /// Whether the inverse of a relationship of the entity at `index` is that relationship itself: the same name in
    /// the same declaring entity, not only the same name.
    func isOwnInverse(_ relationship: RelationshipDescription, ofEntityAt index: Int) -> Bool {
        relationship.inverseName == relationship.name && ownerOfInverse(of: relationship) == index
    }

    /// Returns the entity that declares the inverse: the inverse entity (by default the destination), or its nearest
    /// declaring ancestor.
    private func ownerOfInverse(of relationship: RelationshipDescription) -> Int? {
        guard
            let name = relationship.inverseName,
            let holder = relationship.inverseEntityName ?? relationship.destinationName
        else { return nil }
        var next = indexByName[holder]
        var steps = 0
        while let index = next, steps <= parents.count {
            if relationshipNames[index].contains(name) { return index }
            next = parents[index]
            steps += 1
        }
        return nil
    }
}
