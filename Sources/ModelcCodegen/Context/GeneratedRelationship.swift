/// A relationship of a generated class.
package struct GeneratedRelationship: Hashable, Sendable {
    /// How many objects there are at the other end, and whether their order counts.
    package enum Cardinality: Hashable, Sendable {
        case toOne
        case toMany
        case ordered
    }

    /// The property that holds the object or the collection.
    package var property: GeneratedProperty
    /// The class of the objects.
    package var element: SwiftType
    package var cardinality: Cardinality

    package init(property: GeneratedProperty, element: SwiftType, cardinality: Cardinality) {
        self.property = property
        self.element = element
        self.cardinality = cardinality
    }
}
