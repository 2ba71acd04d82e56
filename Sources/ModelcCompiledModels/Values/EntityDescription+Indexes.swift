import ModelcSchema

extension EntityDescription {
    /// Whether a fetch index has only this property.
    package func indexesAlone(_ property: String) -> Bool {
        fetchIndexes.contains { $0.elements.count == 1 && $0.elements[0].propertyName == property }
    }
}
