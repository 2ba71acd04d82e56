/// A relationship, and the columns of the store that contain its links.
package struct MappedLink: Hashable, Sendable {
    package var storage: LinkStorage
    /// The name of the destination entity.
    package var destination: String
    package var isToMany: Bool
    /// Whether the relationship is its own inverse. If so, both columns of its join table contain keys of the same
    /// entity's objects.
    package var isOwnInverse: Bool
}

extension MappedLink {
    /// Whether the store contains a column with the order of the links.
    var isOrdered: Bool {
        switch storage {
        case .column: false
        case .foreignKey(_, _, let order), .join(_, _, _, let order): order != nil
        }
    }
}
