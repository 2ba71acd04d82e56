/// A rule of lint about several versions of a model: a description, and a pure check. One file a rule, named after it,
/// listed in the registry.
///
/// What differs between versions, and what Core Data makes of it, is computed before and is part of the subject: the
/// rule only says what is to be said of it.
package protocol VersionRule: DescribedRule {
    /// Whether the rule can say nothing without a released state to compare with.
    static var needsBase: Bool { get }

    /// Reports every place that breaks the rule, in any order.
    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void)
}

extension VersionRule {
    package static var needsBase: Bool { false }
}
