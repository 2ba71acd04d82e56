import ModelcBase
import ModelcSchema

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
