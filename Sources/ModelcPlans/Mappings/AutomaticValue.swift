/// The value of a property mapping that has no expression (FormatMappingModel §3.1, §6).
package enum AutomaticValue: Hashable, Sendable {
    /// The value of the source property with the same name.
    case sameProperty
    /// The objects that the entity mapping with this name creates from the source objects.
    case mapping(String)
    /// The objects that the entity mappings with these names create from the source objects.
    case anyMapping([String])
    /// No objects, because no entity mapping creates objects of the relationship's destination entity.
    case noMapping
    /// Nothing, or the default value, because the source entity has no property with that name.
    case nothing
    /// The value cannot be determined: the embedded model cannot be read or lacks the property.
    case unknown
}
