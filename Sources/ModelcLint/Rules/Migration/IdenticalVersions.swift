import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Reports two versions with equal hashes, which Core Data cannot distinguish.
enum IdenticalVersions: VersionRule {
    static let description = RuleDescription(
        "identical-versions", .migration, .warning,
        summary: "Two versions of a bundle have the same hashes",
        rationale:
            "A store identifies its version by hashes only, so Core Data may use either version for it; a stage of a "
            + "migration between the two never runs. A new version starts as a copy: if it is the current one and was "
            + "not released, it is not reported; if the released state is unknown, it is a note.",
        help: "remove one of them, or set a version hash modifier",
        prevents: RunTimeFailure.repeatedChecksum,
        bad: .versions(
            .nextVersion, before: .book,
            after: """
                ▸<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
                    <entity name="Book">
                        <attribute name="title" optional="YES" attributeType="String" defaultValueString="Untitled"/>
                    </entity>
                </model>
                """),
        good: .versions(
            .nextVersion, before: .book,
            after: """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String" versionHashModifier="2"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        var firstByHashes: [[String: VersionHash]: LintedVersion] = [:]
        for version in subject.versions where version.isHashed {
            guard let first = firstByHashes[version.entityHashes] else {
                firstByHashes[version.entityHashes] = version
                continue
            }
            tell(first, version, subject, report)
        }
        for pair in subject.pairs where isUnhashed(pair) && pair.older.name != pair.newer.name {
            if HashedDifference(pair).isEmpty { tell(pair.older, pair.newer, subject, report) }
        }
    }

    /// Whether the hash of a version is not known. In this case, the properties that the hash depends on are compared.
    private static func isUnhashed(_ pair: VersionPair) -> Bool { !pair.older.isHashed || !pair.newer.isHashed }

    private static func tell(
        _ first: LintedVersion, _ second: LintedVersion, _ subject: VersionLintSubject,
        _ report: (VersionFinding) -> Void
    ) {
        let isPlanned = isPlanned(first, second, subject)
        guard subject.comparesAll || first.isCurrent || second.isCurrent || isPlanned else { return }
        guard !subject.isNarrowed || subject.isBrought(first, second) else { return }
        let severity = isPlanned ? description.severity.reported : severity(of: second, subject)
        guard let severity, !bringsIndexes(first, second, subject) else { return }
        report(
            VersionFinding(
                Finding(
                    self,
                    "\(VersionText.name(first.name)) and \(VersionText.name(second.name)) have equal hashes; Core Data "
                        + "cannot tell their stores apart",
                    at: SchemaLocation(position: second.model?.position), on: .model,
                    help: "remove one of them, or set a version hash modifier on an attribute of the newer one",
                    severity: severity),
                in: .version(second.name)))
    }

    /// Whether a migration plan in Swift source lists both versions, so that the container does not load.
    private static func isPlanned(
        _ first: LintedVersion, _ second: LintedVersion, _ subject: VersionLintSubject
    ) -> Bool {
        (subject.swiftSource?.plans ?? []).contains { plan in
            Set((plan.schemas ?? []).map(\.name)).isSuperset(of: [first.name, second.name])
        }
    }

    /// Returns the severity of the finding for a version that equals an older one. Nil for a new version that will
    /// still be edited.
    private static func severity(of version: LintedVersion, _ subject: VersionLintSubject) -> Severity? {
        guard version.isCurrent else { return description.severity.reported }
        switch subject.state(ofVersion: version.name) {
        case .new: return nil
        case .unknown: return .note
        case .frozen, .publishedCurrent: return description.severity.reported
        }
    }

    /// Whether the versions also differ in indexes. In this case, the rule `index-only-change` reports the versions.
    private static func bringsIndexes(
        _ first: LintedVersion, _ second: LintedVersion, _ subject: VersionLintSubject
    ) -> Bool {
        subject.pairs.contains { pair in
            pair.older.name == first.name && pair.newer.name == second.name
                && pair.changes(.indexChanged).contains { !$0.traits.contains(.sameStorage) }
        }
    }
}
