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
    /// The reason why the store's hashes are accepted for the version; nil if they are the locked hashes.
    package var reason: String?
}
