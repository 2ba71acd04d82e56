import ModelcLint

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The version that wrote a store, according to a lock file.
package struct LockedWriter: Hashable, Sendable {
    /// The name of the version.
    package var version: String
    /// The user's reason for accepting the store's hashes in addition to the locked hashes; nil if the store has the
    /// locked hashes.
    package var reason: String?
}
