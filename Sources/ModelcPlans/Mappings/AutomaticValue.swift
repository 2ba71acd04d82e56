/// The value of a row that has no expression (FormatMappingModel §3.1, §6).
package enum AutomaticValue: Hashable, Sendable {
    /// The value of the source property of the same name.
    case sameProperty
    /// The objects that one entity mapping, given by name, makes of the source objects.
    case mapping(String)
    /// The objects that any of several entity mappings, given by name, make of the source objects.
    case anyMapping([String])
    /// No objects: nothing makes objects of the relationship's destination entity.
    case noMapping
    /// Nothing, or the default value: the source has no property with that name.
    case nothing
    /// The value cannot be determined: the embedded model cannot be read or lacks the property.
    case unknown
}
