/// What rules between versions found in one file.
package struct VersionFindings: Sendable {
    package var findings: [Finding]
    /// The ids of the rules that looked: of others nobody knows whether they would have found something.
    package var rules: Set<String>
}

/// What rules between versions found in a bundle.
package struct ComparedVersions: Sendable {
    /// The findings by the files that they stand in.
    package private(set) var findings: [VersionFile: [Finding]] = [:]
    private let rules: Set<String>

    init(_ subject: VersionLintSubject, _ running: [any VersionRule.Type]) {
        let running = running.filter { subject.base != nil || !$0.needsBase }
        rules = Set(running.map { $0.id.rawValue })
        for rule in running {
            rule.check(subject) { findings[$0.file, default: []].append($0.finding) }
        }
    }

    /// What is to be taken into the run over a file.
    package subscript(_ file: VersionFile) -> VersionFindings {
        VersionFindings(findings: findings[file] ?? [], rules: rules)
    }
}
