/// The Swift type of to-many relationships; ordered ones are `NSOrderedSet`.
package enum CollectionStyle: String, ConfigurationChoice {
    /// `Set<Tag>`.
    case set
    /// `NSSet`, whose elements are bridged only where they are used.
    case nsset
    /// `NSSet?`, and `NSOrderedSet?`.
    case xcode
}
