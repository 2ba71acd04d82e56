import ModelcDiagnostics
import ModelcSchema

/// Reports a version that differs from the lock file. The comparison is the same as that of `modelc lock --check`.
enum VersionLock: VersionRule {
    static let description = RuleDescription(
        "version-lock", .migration, .error, of: .lockedVersionChanged,
        summary: "A version differs from the lock file",
        bad: .versions(
            .editedLocked, before: .pagedBook,
            after: """
                ▸<entity name="Book">
                    <attribute name="pages" optional="YES" attributeType="Integer 32"/>
                </entity>
                """),
        good: .versions(
            .editedLocked, before: .pagedBook,
            after: """
                <entity name="Book">
                    <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="1"/>
                </entity>
                """))

    private static func restoring(_ deviation: LockDeviation) -> String {
        let change =
            deviation.isMissing ? "" : ", and make the change in a new version (\(ToolCommandName.versionsAdd))"
        return "restore it\(change); if it never shipped: \(deviation.update)"
    }

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for deviation in subject.lockDeviations {
            let version = subject.versions.version(named: deviation.version)
            let what =
                deviation.isMissing
                ? "is locked in \(deviation.file) and was removed"
                : "no longer matches \(deviation.file) in \(VersionText.list(deviation.entities))"
            let opened = deviation.openedBy.map {
                "; its stores are opened by \(VersionText.name($0)), which has the same hashes"
            }
            let names = Set(deviation.entities)
            let first = version?.model?.entities.first { names.contains($0.name) }
            report(
                VersionFinding(
                    Finding(
                        self, "\(VersionText.name(deviation.version)) \(what)\(opened ?? "")",
                        at: SchemaLocation(position: first?.position ?? version?.model?.position), on: .model,
                        help: opened == nil
                            ? restoring(deviation) : deviation.update,
                        facts: deviation.entities.map(ElementSelector.entity),
                        severity: opened == nil ? nil : .warning),
                    in: version == nil ? .bundle : .version(deviation.version)))
        }
    }
}
