import ModelcBase
import ModelcSchema

/// Computes the hashes of individual properties (FormatVersionHash §2).
struct PropertyHasher {
    let lookup: InverseLookup
    private let model: ManagedObjectModel
    // The bytes to hash. The array is reused, so that a property does not allocate memory.
    private var message: [UInt8] = []

    init(_ lookup: InverseLookup, _ model: ManagedObjectModel) {
        self.lookup = lookup
        self.model = model
        message.reserveCapacity(256)
    }

    mutating func hash(_ attribute: AttributeDescription, of entity: EntityDescription) -> PropertyVersionHash {
        let reasons = UnverifiedFeatures.features(of: attribute)
        guard !attribute.isDerived else { return derived(attribute, of: entity, reasons) }
        let base = HashedBase(attribute)
        start(with: base)
        add(HashedFacts.attribute, of: attribute)
        let facts = words(HashedFacts.attribute, of: attribute, and: base) + members(of: attribute)
        return result(attribute, of: entity, facts, reasons, isPartOfEntity: !attribute.isTransient)
    }

    /// Returns a text for each member of a composite attribute, such as `member size.width Double`. It is assumed, but
    /// unverified, that members are not hashed. If they differ, equal hashes do not show that stores are compatible
    /// (FormatVersionHash §7).
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

    /// Returns the hash of a relationship of the entity at `index` in the model.
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

    /// Returns the hash of a fetched property. No entity's hash uses it.
    mutating func hash(_ property: FetchedPropertyDescription, of entity: EntityDescription) -> PropertyVersionHash {
        message.removeAll(keepingCapacity: true)
        add(HashedFacts.fetchedProperty, of: property)
        let facts = ["fetched"] + words(HashedFacts.fetchedProperty, of: property)
        return result(property, of: entity, facts, UnverifiedFeatures.features(of: property), isPartOfEntity: false)
    }

    /// Replaces `message` with the hash of the base values.
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
