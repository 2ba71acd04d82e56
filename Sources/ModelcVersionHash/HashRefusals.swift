import ModelcBase
import ModelcSchema

/// Finds the reason why an entity cannot be hashed. The hasher must not guess (FormatVersionHash §8).
struct HashRefusals {
    let lookup: InverseLookup
    /// Names that more than one entity has.
    let repeatedNames: Set<String>

    /// - Parameter inherited: the properties that are inputs of the parent's hash.
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

    /// Returns the reason why an entity belongs to no tree: its parent is missing or has no hash, or the entity
    /// inherits from itself.
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
