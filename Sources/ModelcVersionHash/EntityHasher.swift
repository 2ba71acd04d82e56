import ModelcBase
import ModelcSchema

/// Computes the hash of one entity (FormatVersionHash §3).
enum EntityHasher {
    /// - Parameters:
    ///   - properties: all hashed properties, including inherited ones, sorted by name in byte order.
    ///   - inheritance: the data of the parent; nil for an entity without a parent.
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

    /// Returns the inputs of the hash as text, without the properties.
    static func facts(of entity: EntityDescription) -> [String] {
        HashedFacts.entityHead.compactMap { $0.words(entity) } + (entity.parentName.map { ["parent \($0)"] } ?? [])
            + HashedFacts.entityTail.compactMap { $0.words(entity) }
    }

    /// Returns inherited and own properties, sorted by name in byte order. An own property replaces an inherited
    /// property with the same name.
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

    /// Returns the reasons why the hash is unverified: the reasons of the parent, of the entity itself, and of its own
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
        // No sample shows how Core Data hashes an inherited relationship that is its own inverse.
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
