/// An entity, its table and the columns of its properties in a store.
package struct MappedEntity: Hashable, Sendable {
    package var name: String
    /// `Z_ENT` of the rows that are exactly of this entity, as the store numbers it.
    package var number: Int
    /// The table, which the entity shares with its ancestors and descendants.
    package var table: String
    package var isAbstract: Bool
    /// Whether the entity has neither ancestors nor descendants. Then all rows of the table are its objects: stores of
    /// public projects have rows with another number there.
    package var hasOwnTable: Bool
    /// The name of the parent; nil for a root.
    package var parent: String?
    /// The stored properties, inherited ones first: attributes, then relationships.
    package var properties: [MappedProperty]

    /// The condition for rows that are exactly of the entity.
    var condition: String { hasOwnTable ? "1" : "Z_ENT = \(number)" }

    /// Whether the entity has a stored attribute with a name.
    package func hasAttribute(_ name: String) -> Bool { properties.contains { $0.name == name && $0.link == nil } }
}
