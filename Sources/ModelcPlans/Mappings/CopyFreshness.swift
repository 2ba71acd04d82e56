/// Whether the copy of a version in a mapping model still matches the version, by Core Data's own comparison.
package enum CopyFreshness: Hashable, Sendable {
    case fresh
    /// The copy is outdated. The entities that differ, in byte order.
    case stale([String])
    /// The version is not found, so the copy cannot be compared.
    case unknown
}
