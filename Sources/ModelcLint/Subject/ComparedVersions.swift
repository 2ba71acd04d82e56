import ModelcDiagnostics
import ModelcSchema

/// The findings of the rules that compare the versions of a bundle.
package struct ComparedVersions: Sendable {
    /// The findings for each file of the bundle.
    private(set) var findings: [VersionFile: [Finding]] = [:]
    private var rules: Set<DiagnosticID>

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

    /// Adds the findings in SwiftData source. They belong to the bundle, not to a single version.
    ///
    /// - Parameter released: the SwiftData source of the released state. Findings that it also has are not new. If nil,
    ///   all findings are new.
    mutating func add(
        _ running: [any SwiftSourceRule.Type], of source: SwiftDataSource, besides released: SwiftDataSource?
    ) {
        rules.formUnion(running.map { $0.id })
        let known = Set(released.map { source in running.flatMap { $0.findings(in: source) }.map(\.message) } ?? [])
        findings[.bundle, default: []] += running.flatMap { $0.findings(in: source) }.map { found in
            var found = found
            found.isInBase = known.contains(found.message)
            return found
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

    /// The findings to report when this file is linted.
    package subscript(_ file: VersionFile) -> VersionFindings {
        VersionFindings(findings: findings[file] ?? [], rules: rules)
    }
}
