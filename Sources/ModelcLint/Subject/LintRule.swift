/// A rule of lint about one model: a description, and a pure check. It has a file of its own in the folder of its category, and a
/// line in the list of that folder in `RuleRegistry`.
///
/// The check gets a `LintSubject` and not the bare model, so that all rules share one set of look-up tables. It never
/// sees XML. It need not think of severities, suppression or other rules: the `Linter` does.
protocol LintRule: DescribedRule {
    /// Reports every place that breaks the rule, in any order. The model may have any other fault as well.
    static func check(_ subject: LintSubject, report: (Finding) -> Void)
}

/// A rule of lint about several versions of a model: a description, and a pure check. It stands in
/// `Rules/Migration`, and in `RuleRegistry.versions`.
///
/// What differs between versions, and what Core Data makes of it, is computed before and is part of the subject: the rule only
/// says messages about it.
package protocol VersionRule: DescribedRule {
    /// Whether the rule can say nothing without a released state to compare with.
    static var needsBase: Bool { get }

    /// Reports every place that breaks the rule, in any order.
    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void)
}

extension VersionRule {
    package static var needsBase: Bool { false }
}

/// A finding about several versions, with the file that it is shown in.
package struct VersionFinding: Hashable, Sendable {
    var finding: Finding
    var file: VersionFile

    init(_ finding: Finding, in file: VersionFile) {
        self.finding = finding
        self.file = file
    }
}

/// The files of a bundle that findings about versions stand in.
package enum VersionFile: Hashable, Sendable {
    /// The file of the version of this name.
    case version(String)
    /// The bundle as a whole: the file that names the current version.
    case bundle
}
