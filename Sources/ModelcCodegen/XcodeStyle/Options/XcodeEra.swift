/// The releases of Xcode whose generated classes differ, each named after the first one of its kind.
package enum XcodeEra: String, CaseIterable, Sendable {
    /// Hand-made subclasses beside a category or an extension; before Xcode generated classes in builds.
    case xcode7
    /// Xcode 8: classes can be generated in every build, and `fetchRequest()` exists.
    case xcode8
    /// Xcode 9 to 11.
    case xcode9
    /// Xcode 12 to 16: classes are `Identifiable`.
    case xcode12
    /// Xcode 26: imports are public.
    case xcode26

    /// What `--style xcode` without a number means.
    package static let newest = XcodeEra.xcode26
}
