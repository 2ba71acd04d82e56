import ArgumentParser

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The format of a command's result.
protocol ResultFormat: ArgumentChoice, Hashable, Sendable {
    /// The default format.
    static var standard: Self { get }
    /// The JSON format, for programs.
    static var json: Self { get }
}
