import ModelcSchema

/// A stored property of an entity, and its columns in a store.
package struct MappedProperty: Hashable, Sendable {
    /// The form in which a store keeps the property.
    package enum Storage: Hashable, Sendable {
        case attribute(MappedAttribute)
        /// The members of a composite attribute, which have a column each.
        case composite([MappedAttribute])
        case link(MappedLink)
    }

    package var name: String
    /// The entity that declares the property: the entity itself, or an ancestor.
    package var owner: String
    package var storage: Storage
}

/// A value in a column of the entity's table.
package struct MappedAttribute: Hashable, Sendable {
    /// The path of a member in a composite attribute (`size.width`); otherwise the attribute's name.
    package var path: String
    package var column: String
    package var type: AttributeType
    /// Whether a large value may be in a file beside the store (FormatStore §6).
    package var isExternal: Bool
}

/// A relationship, and the columns with its links.
package struct MappedLink: Hashable, Sendable {
    package var storage: LinkStorage
    /// The name of the destination entity.
    package var destination: String
    package var isToMany: Bool
    /// Whether the relationship is its own inverse: both columns of its table contain objects of this side.
    package var isOwnInverse: Bool
}
