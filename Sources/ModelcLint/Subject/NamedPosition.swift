import ModelcBase
import ModelcSchema

/// The name and the position of a property of any kind.
struct NamedPosition {
    var name: String
    var position: SourcePosition?
}

extension EntityDescription {
    /// The entity's own properties in the order of the file: attributes, then relationships, then fetched properties.
    ///
    /// Cheaper than `properties`, which boxes a copy of every property.
    var ownProperties: [NamedPosition] {
        attributes.map { NamedPosition(name: $0.name, position: $0.position) }
            + relationships.map { NamedPosition(name: $0.name, position: $0.position) }
            + fetchedProperties.map { NamedPosition(name: $0.name, position: $0.position) }
    }

    /// Returns the position of the property at an index of `ownProperties`, without creating the list.
    func positionOfOwnProperty(_ index: Int) -> SourcePosition? {
        if index < attributes.count { return attributes[index].position }
        let index = index - attributes.count
        if index < relationships.count { return relationships[index].position }
        return fetchedProperties[index - relationships.count].position
    }
}
