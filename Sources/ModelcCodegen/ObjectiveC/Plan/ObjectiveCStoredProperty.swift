import ModelcSourceCode

/// A planned attribute or relationship, which has a value of its own in the store.
protocol ObjectiveCStoredProperty: ObjectiveCProperty {
    /// Whether the property is optional in the model.
    var isOptional: Bool { get }
    var hasPrimitiveAccessors: Bool { get }
    /// The property attributes in parentheses.
    var propertyAttributes: String { get }
}

extension ObjectiveCStoredProperty {
    /// The name inside accessor names: `Title` in `setTitle:`, `Tags` in `addTagsObject:`.
    var capitalizedName: String { SwiftIdentifier.capitalized(name) }
}
