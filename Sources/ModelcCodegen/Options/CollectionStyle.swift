/// What unordered to-many relationships are in Swift.
package enum CollectionStyle: String, CaseIterable, Sendable {
    /// `Set<Tag>`.
    case set
    /// `NSSet`, whose elements are bridged only where they are used.
    case nsset
}
