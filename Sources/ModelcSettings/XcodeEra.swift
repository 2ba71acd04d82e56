/// The Xcode versions that generate different classes, oldest first. Each case is named after the first Xcode version
/// that generates such classes.
package enum XcodeEra: String, ConfigurationChoice, Comparable {
    /// Xcode 7: subclasses are created manually, with a category or an extension. Xcode cannot generate classes during
    /// a build.
    case xcode7
    /// Xcode 8: Xcode can generate classes in every build, and `fetchRequest()` exists.
    case xcode8
    /// Xcode 9 to 11.
    case xcode9
    /// Xcode 12 to 16: classes are `Identifiable`.
    case xcode12
    /// Xcode 26: imports have the modifier `public`.
    case xcode26
    /// Xcode 27: properties and accessors are `nonisolated`.
    case xcode27

    package static let newest = allCases.last ?? .xcode27

    package static func < (left: XcodeEra, right: XcodeEra) -> Bool { left.rank < right.rank }

    private var rank: Int { XcodeEra.allCases.firstIndex(of: self) ?? 0 }
}
