/// A lint rule for several versions of a model: a description, and a check without side effects. Each rule is in
/// `Rules/Migration`, and listed in `RuleRegistry.versions`.
///
/// The subject already contains the differences between the versions and the results of Core Data's inference. The rule
/// only creates findings from them.
package protocol VersionRule: DescribedRule {
    /// Whether the rule can run only if there is a released git revision or copy to compare with.
    static var needsBase: Bool { get }

    /// Reports every violation of the rule, in any order.
    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void)
}

extension VersionRule {
    package static var needsBase: Bool { false }
}
