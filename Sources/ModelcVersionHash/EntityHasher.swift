import ModelcBase
import ModelcSchema

/// A property as it is hashed in the entity that declares it and in all that inherit it.
struct HashedProperty {
    var name: String
    var hash: VersionHash
    /// Whether it is a relationship that is its own inverse.
    var isOwnInverse: Bool
    var place: SchemaLocation
}

/// The data that an entity inherits from its parent.
struct Inheritance {
    var parentHash: VersionHash
    var reasons: [UnverifiedHashReason]
    /// All properties that are part of the parent's hash, by name in byte order.
    var properties: [HashedProperty]
}

/// Computes the hash of one entity (FormatVersionHash §3).
enum EntityHasher {
    /// - Parameters:
    ///   - properties: all hashed properties, including inherited ones, by name in byte order.
    ///   - inheritance: nil for an entity without a parent.
    static func hash(
        _ entity: EntityDescription, _ properties: [HashedProperty], _ inheritance: Inheritance?
    ) -> VersionHash {
        var message: [UInt8] = []
        message.reserveCapacity((properties.count + 2) * SHA256Digest.byteCount + 64)
        for fact in HashedFacts.entityHead { fact.append(entity, &message) }
        inheritance?.parentHash.digest.append(to: &message)
        for property in properties { property.hash.digest.append(to: &message) }
        for fact in HashedFacts.entityTail { fact.append(entity, &message) }
        return VersionHash(SHA256.digest(of: message))
    }

    /// Returns the inputs of the hash in words, without properties.
    static func facts(of entity: EntityDescription) -> [String] {
        HashedFacts.entityHead.compactMap { $0.words(entity) } + (entity.parentName.map { ["parent \($0)"] } ?? [])
            + HashedFacts.entityTail.compactMap { $0.words(entity) }
    }

    /// Returns inherited and own properties together, sorted by name in byte order; an own property replaces an
    /// inherited one with the same name.
    static func merged(_ inherited: [HashedProperty], _ own: [HashedProperty]) -> [HashedProperty] {
        guard !inherited.isEmpty else { return own }
        var merged: [HashedProperty] = []
        merged.reserveCapacity(inherited.count + own.count)
        var rest = inherited[...]
        for property in own {
            while let next = rest.first, next.name.isBefore(property.name) {
                merged.append(next)
                rest.removeFirst()
            }
            if rest.first?.name == property.name { rest.removeFirst() }
            merged.append(property)
        }
        return merged + rest
    }

    /// Returns why the hash is unverified: the reasons of the parent, of the entity itself, and of its own
    /// properties.
    static func reasons(
        of entity: EntityDescription, _ own: [PropertyVersionHash], _ properties: [HashedProperty],
        _ inheritance: Inheritance?
    ) -> [UnverifiedHashReason] {
        let place = SchemaLocation(entity)
        var reasons = inheritance?.reasons ?? []
        reasons += UnverifiedFeatures.features(of: entity).map {
            UnverifiedHashReason($0, entityName: entity.name, at: place)
        }
        for property in own where property.isPartOfEntity { reasons += property.reasons }
        // No sample shows how a child entity hashes an inherited relationship that is its own inverse.
        for property in inheritance?.properties ?? [] where property.isOwnInverse {
            reasons.append(
                UnverifiedHashReason(
                    .selfInverse, entityName: entity.name, propertyName: property.name, at: property.place))
        }
        if !NameOrder.isEstablished(properties.lazy.map(\.name)) {
            reasons.append(UnverifiedHashReason(.sortOrder, entityName: entity.name, at: place))
        }
        return reasons
    }
}

/// Why an entity cannot be hashed (FormatVersionHash §8: the hasher must not guess).
struct HashRefusals {
    let lookup: InverseLookup
    /// Names that several entities have.
    let repeatedNames: Set<String>

    /// - Parameter inherited: the properties that are part of the parent's hash.
    func refusal(of entity: EntityDescription, inherited: [HashedProperty]) -> VersionHashRefusal? {
        if repeatedNames.contains(entity.name) {
            return VersionHashRefusal("several entities have its name", at: SchemaLocation(entity, attribute: "name"))
        }
        if let repeated = repeatedPropertyName(of: entity) {
            return VersionHashRefusal(
                "several of its properties have the name '\(repeated)'", at: SchemaLocation(entity))
        }
        for relationship in entity.relationships where !relationship.isTransient {
            if let refusal = lookup.refusal(of: relationship) { return refusal }
        }
        return refusalOfConstraints(entity, inherited)
    }

    /// Returns why an entity is in no tree: its parent is missing or has no hash, or it inherits from itself.
    func refusalOfUnreached(_ entity: EntityDescription, _ indexByName: [String: Int]) -> VersionHashRefusal {
        let place = SchemaLocation(entity, attribute: "parentEntity")
        let parentName = entity.parentName ?? ""
        guard indexByName[parentName] != nil else {
            return VersionHashRefusal("its parent '\(parentName)' is not in the model", at: place)
        }
        return VersionHashRefusal("its parent '\(parentName)' has no hash, or inherits from it", at: place)
    }

    private func repeatedPropertyName(of entity: EntityDescription) -> String? {
        var seen: Set<String> = []
        return (entity.attributes.map(\.name) + entity.relationships.map(\.name) + entity.fetchedProperties.map(\.name))
            .first { !seen.insert($0).inserted }
    }

    private func refusalOfConstraints(
        _ entity: EntityDescription, _ inherited: [HashedProperty]
    ) -> VersionHashRefusal? {
        guard !entity.uniquenessConstraints.isEmpty else { return nil }
        let names = Set(inherited.map(\.name) + entity.properties.map(\.name))
        let members = entity.uniquenessConstraints.flatMap(\.members)
        return members.first { !names.contains($0.name) }.map {
            VersionHashRefusal(
                "its uniqueness constraint names '\($0.name)', which it does not have", at: SchemaLocation($0))
        }
    }
}
