import ModelcSourceCode

/// A planned attribute or relationship: a property with a stored value. Fetched properties have none.
protocol ObjectiveCStoredProperty: ObjectiveCProperty {
    /// Whether the property is optional in the model.
    var isOptional: Bool { get }
    var hasPrimitiveAccessors: Bool { get }
    /// The property attributes, as in the parentheses of `@property (nonatomic, strong)`.
    var propertyAttributes: String { get }
}

extension ObjectiveCStoredProperty {
    /// The name as it is in accessor names: `Title` in `setTitle:`, `Tags` in `addTagsObject:`.
    var capitalizedName: String { SwiftIdentifier.capitalized(name) }
}
