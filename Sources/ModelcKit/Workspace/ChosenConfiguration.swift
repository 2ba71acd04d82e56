#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The configuration of a run.
package enum ChosenConfiguration: Hashable, Sendable {
    /// The configuration in the working folder, or in the nearest folder above it.
    case nearest
    case file(String)
    case none
}
