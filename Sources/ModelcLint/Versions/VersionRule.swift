import ModelcDiagnostics

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
    package var finding: Finding
    package var file: VersionFile

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

/// What rules between versions found in a bundle.
package struct ComparedVersions: Sendable {
    /// The findings by the files that they stand in.
    package private(set) var findings: [VersionFile: [Finding]] = [:]
    private let rules: Set<DiagnosticID>

    init(_ subject: VersionLintSubject, _ running: [any VersionRule.Type]) {
        let running = running.filter { subject.base != nil || !$0.needsBase }
        rules = Set(running.map { $0.id })
        let brought = subject.narrowed().map { ComparedVersions.findings(of: $0, running) }
        for found in ComparedVersions.findings(of: subject, running) {
            var finding = found.finding
            finding.isInBase = brought.map { !$0.contains(found) } ?? false
            findings[found.file, default: []].append(finding)
        }
    }

    private static func findings(
        of subject: VersionLintSubject, _ running: [any VersionRule.Type]
    ) -> [VersionFinding] {
        var findings: [VersionFinding] = []
        for rule in running {
            rule.check(subject) { findings.append($0) }
        }
        return findings
    }

    /// What is to be taken into the run over a file.
    package subscript(_ file: VersionFile) -> VersionFindings {
        VersionFindings(findings: findings[file] ?? [], rules: rules)
    }
}
