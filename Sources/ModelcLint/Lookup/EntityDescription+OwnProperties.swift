import ModelcSchema
import ModelcText

extension EntityDescription {
    /// The entity's own properties in the order of the file: attributes, then relationships, then fetched properties.
    ///
    /// Lighter than `properties`, which copies every property into a box.
    var ownProperties: [PropertyPlace] {
        attributes.map { PropertyPlace(name: $0.name, position: $0.position) }
            + relationships.map { PropertyPlace(name: $0.name, position: $0.position) }
            + fetchedProperties.map { PropertyPlace(name: $0.name, position: $0.position) }
    }

    /// Where a property stands, by its place in `ownProperties`, without making the list.
    func positionOfOwnProperty(_ index: Int) -> SourcePosition? {
        if index < attributes.count { return attributes[index].position }
        let index = index - attributes.count
        if index < relationships.count { return relationships[index].position }
        return fetchedProperties[index - relationships.count].position
    }
}
