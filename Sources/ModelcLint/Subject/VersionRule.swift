/// A lint rule about several versions of a model: a description, and a pure check. It is in `Rules/Migration`, and in
/// `RuleRegistry.versions`.
///
/// The differences between versions, and Core Data's inference, are computed before and are part of the subject: the
/// rule only creates messages about them.
package protocol VersionRule: DescribedRule {
    /// Whether the rule requires a released state to compare with.
    static var needsBase: Bool { get }

    /// Reports every place that breaks the rule, in any order.
    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void)
}

extension VersionRule {
    package static var needsBase: Bool { false }
}
