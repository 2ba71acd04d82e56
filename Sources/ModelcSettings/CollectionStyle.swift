/// The Swift type of to-many relationships. Ordered relationships always use `NSOrderedSet`.
package enum CollectionStyle: String, ConfigurationChoice {
    /// `Set<Tag>`.
    case set
    /// `NSSet`. Its elements are bridged to Swift only when code uses them.
    case nsset
    /// `NSSet?`, or `NSOrderedSet?` for ordered relationships.
    case xcode
}
