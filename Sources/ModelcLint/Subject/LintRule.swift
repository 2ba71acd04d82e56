/// A lint rule about one model: a description, and a pure check. It has its own file in the folder of its category,
/// and a line in the list of that folder in `RuleRegistry`.
///
/// The check gets a `LintSubject` instead of the model, so that all rules share lookup tables. It does not see XML,
/// and does not handle severities, suppression or other rules: the `Linter` does.
protocol LintRule: DescribedRule {
    /// Reports every place that breaks the rule, in any order. The model may have any other error as well.
    static func check(_ subject: LintSubject, report: (Finding) -> Void)
}

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

/// A finding about several versions, with the file in which it is shown.
package struct VersionFinding: Hashable, Sendable {
    var finding: Finding
    var file: VersionFile

    init(_ finding: Finding, in file: VersionFile) {
        self.finding = finding
        self.file = file
    }
}

/// The files of a bundle that can have findings about versions.
package enum VersionFile: Hashable, Sendable {
    /// The file of the version with this name.
    case version(String)
    /// The bundle as a whole: the file that names the current version.
    case bundle
}
