/// The Xcode versions whose generated classes differ, the oldest first, each named after the first version of its
/// kind.
package enum XcodeEra: String, ConfigurationChoice, Comparable {
    /// Manually created subclasses with a category or an extension; before Xcode generated classes in builds.
    case xcode7
    /// Xcode 8: classes can be generated in every build, and `fetchRequest()` exists.
    case xcode8
    /// Xcode 9 to 11.
    case xcode9
    /// Xcode 12 to 16: classes are `Identifiable`.
    case xcode12
    /// Xcode 26: imports are public.
    case xcode26
    /// Xcode 27: properties and accessors are nonisolated.
    case xcode27

    package static let newest = allCases.last ?? .xcode27

    package static func < (left: XcodeEra, right: XcodeEra) -> Bool { left.rank < right.rank }

    private var rank: Int { XcodeEra.allCases.firstIndex(of: self) ?? 0 }
}
