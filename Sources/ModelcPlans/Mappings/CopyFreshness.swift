/// Whether the copy of a version in a mapping model still matches the version, by the comparison that Core Data uses.
package enum CopyFreshness: Hashable, Sendable {
    case fresh
    /// The copy is outdated. The names of the entities that differ, in byte order.
    case stale([String])
    /// The version is not found, so it cannot be compared with the copy.
    case unknown
}
