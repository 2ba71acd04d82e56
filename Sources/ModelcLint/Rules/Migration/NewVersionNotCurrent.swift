import ModelcSchema

/// Reports that a version was added but another version is still current.
enum NewVersionNotCurrent: VersionRule {
    static let needsBase = true
    static let description = RuleDescription(
        "new-version-not-current", .migration, .warning,
        summary: "A version was added and is not current",
        rationale:
            "Xcode adds a version without making it current. The app is then built with the older one, and the "
            + "changes in the new one have no effect.",
        help: "make it current, or remove it",
        bad: .versions(
            .addedNotCurrent, before: #"<entity name="Book"/>"#,
            after: .book),
        good: .versions(
            .nextVersion, before: #"<entity name="Book"/>"#,
            after: .book))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        guard let current = subject.versions.current else { return }
        let new = subject.versions.filter { subject.state(ofVersion: $0.name) == .new }
        // If one of several new versions is current, the others are intermediate versions.
        guard !new.contains(where: \.isCurrent) else { return }
        for version in new {
            var finding = Finding(
                self,
                "\(VersionText.name(version.name)) was added but \(VersionText.name(current.name)) is still current",
                at: SchemaLocation(position: nil), on: .model)
            finding.location = subject.currentVersionLocation
            report(VersionFinding(finding, in: .bundle))
        }
    }
}
