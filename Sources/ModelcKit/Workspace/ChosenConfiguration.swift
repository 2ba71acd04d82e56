#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Selects the configuration of a run.
package enum ChosenConfiguration: Hashable, Sendable {
    /// The configuration in the working folder. If there is none, the configuration in the nearest folder above it.
    case nearest
    case file(String)
    case none
}
