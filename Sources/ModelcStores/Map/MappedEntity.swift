/// An entity, its table and the columns of its properties in a store.
package struct MappedEntity: Hashable, Sendable {
    package var name: String
    /// The number of the entity in this store: the value of `Z_ENT` in its rows. Rows of its descendants have other
    /// numbers.
    package var number: Int
    /// The name of the table. The entity shares the table with its ancestors and descendants.
    package var table: String
    package var isAbstract: Bool
    /// True if the entity has no ancestors and no descendants. All rows of the table are then its objects, regardless
    /// of `Z_ENT`: in stores of public projects, such tables contain rows with a different number.
    package var hasOwnTable: Bool
    /// The name of the parent; nil for a root.
    package var parent: String?
    /// The stored properties, inherited ones first: attributes, then relationships.
    package var properties: [MappedProperty]

    /// The SQL condition for rows of this entity, without the rows of its descendants.
    var condition: String { hasOwnTable ? "1" : "Z_ENT = \(number)" }

    /// Whether the entity has a stored attribute with a name.
    package func hasAttribute(_ name: String) -> Bool { properties.contains { $0.name == name && $0.link == nil } }
}
