/// For which entities the rules of a platform (CloudKit, SwiftData) apply (lint-rules §7.1).
package enum PlatformUse: Hashable, Sendable {
    /// For all where the model's own flag says so; for the members of a configuration that has the flag.
    case automatic
    case always
    case never
    /// For the members of these configurations.
    case configurations([String])
}
