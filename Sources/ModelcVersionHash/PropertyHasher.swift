import ModelcDigest
import ModelcSchema

/// Computes the hashes of single properties (version-hash §2).
struct PropertyHasher {
    let lookup: InverseLookup
    // What is hashed next; kept, so that no property needs memory of its own.
    private var message: [UInt8] = []

    init(_ lookup: InverseLookup) {
        self.lookup = lookup
        message.reserveCapacity(256)
    }

    /// The hash of an attribute.
    mutating func hash(_ attribute: AttributeDescription, of entity: EntityDescription) -> PropertyVersionHash {
        let reasons = UnverifiedFeatures.features(of: attribute)
        guard !attribute.isDerived else { return derived(attribute, of: entity, reasons) }
        startWithBase(of: attribute)
        add(HashedFacts.attribute, of: attribute)
        let facts = words(HashedFacts.attribute, of: attribute) + words(HashedFacts.base, of: attribute)
        return result(attribute, of: entity, facts, reasons, isPartOfEntity: !attribute.isTransient)
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

    /// The hash of a relationship of the entity at `index` of the model.
    mutating func hash(
        _ relationship: RelationshipDescription, of entity: EntityDescription, at index: Int
    ) -> (hash: PropertyVersionHash, isOwnInverse: Bool) {
        let isOwnInverse = lookup.isOwnInverse(relationship, ofEntityAt: index)
        let hashed = HashedRelationship(relationship: relationship, isOwnInverse: isOwnInverse)
        startWithBase(of: relationship)
        add(HashedFacts.relationship, of: hashed)
        let facts = words(HashedFacts.relationship, of: hashed) + words(HashedFacts.base, of: relationship)
        let reasons = UnverifiedFeatures.features(of: hashed, entityName: entity.name)
        let hash = result(relationship, of: entity, facts, reasons, isPartOfEntity: !relationship.isTransient)
        return (hash, isOwnInverse)
    }

    /// The hash of a fetched property, which is no part of any entity's.
    mutating func hash(_ property: FetchedPropertyDescription, of entity: EntityDescription) -> PropertyVersionHash {
        message.removeAll(keepingCapacity: true)
        add(HashedFacts.fetchedProperty, of: property)
        let facts = ["fetched"] + words(HashedFacts.fetchedProperty, of: property)
        return result(property, of: entity, facts, UnverifiedFeatures.features(of: property), isPartOfEntity: false)
    }

    /// Replaces the message by the hash of the base.
    private mutating func startWithBase(of property: any PropertyDescription) {
        message.removeAll(keepingCapacity: true)
        add(HashedFacts.base, of: property)
        let base = SHA256.digest(of: message)
        message.removeAll(keepingCapacity: true)
        base.append(to: &message)
    }

    private mutating func add<Element>(_ facts: [HashedFact<Element>], of element: Element) {
        for fact in facts { fact.append(element, &message) }
    }

    private func words<Element>(_ facts: [HashedFact<Element>], of element: Element) -> [String] {
        facts.compactMap { $0.words(element) }
    }

    private func result(
        _ property: some PropertyDescription, of entity: EntityDescription, _ facts: [String],
        _ features: [UnverifiedHashFeature], isPartOfEntity: Bool
    ) -> PropertyVersionHash {
        let place = SourcePlace(property)
        return PropertyVersionHash(
            name: property.name, hash: VersionHash(SHA256.digest(of: message)), isPartOfEntity: isPartOfEntity,
            facts: property.isTransient ? facts + ["transient"] : facts,
            reasons: features.map {
                UnverifiedHashReason($0, entityName: entity.name, propertyName: property.name, at: place)
            },
            place: place)
    }
}
