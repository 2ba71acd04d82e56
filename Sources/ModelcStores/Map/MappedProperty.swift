/// A stored property of an entity, and its columns in a store.
package struct MappedProperty: Hashable, Sendable {
    /// The columns that contain the property's value.
    package enum Storage: Hashable, Sendable {
        case attribute(MappedAttribute)
        /// The members of a composite attribute. Each member has its own column.
        case composite([MappedAttribute])
        case link(MappedLink)
    }

    package var name: String
    /// The entity that declares the property: the entity itself, or an ancestor.
    package var owner: String
    package var storage: Storage
}

extension MappedProperty {
    /// The relationship; nil for an attribute.
    package var link: MappedLink? { if case .link(let link) = storage { link } else { nil } }
}
