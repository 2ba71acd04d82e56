/// What a row without an expression of its own gives (mapping-model §3.1, §6).
package enum AutomaticValue: Hashable, Sendable {
    /// The value of the source property of the same name.
    case sameProperty
    /// The objects that one entity mapping makes of the source objects, by its name.
    case mapping(String)
    /// The objects that several entity mappings make of the source objects, whichever it was, by their names.
    case anyMapping([String])
    /// No objects: nothing makes objects of the relationship's destination entity.
    case noMapping
    /// Nothing, or the default value: the source has no property of the name.
    case nothing
    /// An embedded model is needed to tell, and cannot be read or lacks the property.
    case unknown
}
