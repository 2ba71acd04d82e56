import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Reports that an older version was made current again.
enum CurrentVersionWentBack: VersionRule {
    static let needsBase = true
    static let description = RuleDescription(
        "current-version-went-back", .migration, .error,
        summary: "The current version of the base was replaced by an older version",
        rationale:
            "Stores that the newer version wrote do not fit the older one. They cannot be opened any more, unless Core "
            + "Data can infer a mapping back to the older version: then they lose what only the newer version has. An "
            + "app with the older model alone has no way to open them (error 134130).",
        help: "make the newer version current again; to undo its changes, add a version that undoes them",
        prevents: RunTimeFailure.noModelOfStore,
        bad: .versions(
            .currentReset, before: .book,
            after: """
                <entity name="Book"/>
                """),
        good: [
            Example(
                .currentReset, before: .book,
                after: """
                    <entity name="Book">
                        <attribute name="title" optional="YES" attributeType="String" maxValueString="200"/>
                    </entity>
                    """),
            Example(
                .nextVersion, before: #"<entity name="Book"/>"#,
                after: .book),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        guard let base = subject.base, let released = base.versions.current, let current = subject.versions.current,
            base.hasVersion(named: current.name, before: released.name),
            // If the released version was removed, another rule reports the removal. A renamed version is found by its
            // hashes.
            let newer = subject.versions.version(named: released.name) ?? subject.versions.opener(ofStoresOf: released),
            [current].opener(ofStoresOf: released) == nil
        else { return }
        report(VersionFinding(finding(newer.name, current.name, base, subject), in: .bundle))
    }

    private static func finding(
        _ released: String, _ current: String, _ base: ReleasedBase, _ subject: VersionLintSubject
    ) -> Finding {
        let (newer, older) = (VersionText.name(released), VersionText.name(current))
        var finding = Finding(
            self,
            "the current version went back from \(newer) (\(base.reference)) to \(older); stores that \(newer) wrote can "
                + "no longer be opened, or lose what only \(newer) has",
            at: SchemaLocation(position: nil), on: .model,
            help:
                "make \(newer) current again (\(ToolCommandName.versionsUse)); to undo its changes, add a version that "
                + "undoes them (\(ToolCommandName.versionsAdd))")
        finding.location = subject.currentVersionLocation
        return finding
    }
}
