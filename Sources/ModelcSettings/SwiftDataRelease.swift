/// The oldest system on which the generated SwiftData classes must run, named after the iOS version. The macros
/// `#Unique` and `#Index` and inheritance are not available on the oldest systems.
package enum SwiftDataRelease: String, ConfigurationChoice, Comparable {
    /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1: the first systems with SwiftData.
    case ios17
    /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2: `#Unique` and `#Index`.
    case ios18
    /// Version 26 of each system: model classes with a superclass.
    case ios26

    package static func < (lhs: SwiftDataRelease, rhs: SwiftDataRelease) -> Bool { lhs.rawValue < rhs.rawValue }
}
