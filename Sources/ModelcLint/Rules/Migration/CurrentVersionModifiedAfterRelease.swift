import ModelcDiagnostics

/// Reports that the current version of a release was edited. A new version would be required.
enum CurrentVersionModifiedAfterRelease: VersionRule {
    static let needsBase = true
    static let description = RuleDescription(
        "current-version-modified-after-release", .migration, .warning, of: .versionMissing,
        summary: "The current version was edited after the state that it is compared with",
        notes: "If that state has shipped, users have stores of the version as it was.",
        bad: .versions(
            .editedCurrent, before: .book,
            after: """
                ▸<entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="subtitle" optional="YES" attributeType="String"/>
                </entity>
                """),
        good: .versions(
            .editedCurrent, before: .book,
            after: """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String" maxValueString="200"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        guard let base = subject.base else { return }
        for edit in subject.edits where subject.state(ofVersion: edit.newer.name) == .publishedCurrent {
            let difference = HashedDifference(edit)
            // A new version begins as a copy of another one. Until it is changed, both have the same stores.
            guard !difference.isEmpty, subject.versions.opener(ofStoresOf: edit.older) == nil else { continue }
            report(
                VersionFinding(
                    Finding(
                        self,
                        "\(VersionText.name(edit.newer.name)) is the current version of \(base.reference) and now hashes "
                            + "differently in \(VersionText.list(difference.entities)); stores of that release cannot "
                            + "be opened",
                        at: edit.firstPlace(of: difference), on: .model,
                        help:
                            "keep the change in a new version: \(ToolCommandName.versionsAdd); then restore this one from "
                            + base.reference,
                        facts: difference.selectors, severity: base.isRelease ? .error : nil),
                    in: .version(edit.newer.name)))
        }
    }
}
