import ModelcSchema

/// Reports a renaming identifier that differs from that in the previous version.
enum RenameChainBroken: VersionRule {
    static let description = RuleDescription(
        "rename-chain-broken", .migration, .warning, of: .renameChainBroken, fix: .behaviour,
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="title" optional="YES" elementID="label" attributeType="String"/>
                </entity>
                """,
            after: """
                <entity name="Book">
                    <attribute name="name" optional="YES" ▸elementID="title" attributeType="String"/>
                </entity>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="title" optional="YES" elementID="label" attributeType="String"/>
                </entity>
                """,
            after: """
                <entity name="Book">
                    <attribute name="name" optional="YES" elementID="label" attributeType="String"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.changes(.renamingIDMismatch) {
                guard let old = change.oldValue, let new = change.newValue else { continue }
                // If the element had no renaming identifier in the previous version, the newer version has none to
                // keep.
                guard old != change.oldProperty ?? change.oldEntity else { continue }
                report(finding(pair, change, old, new))
            }
            for rename in pair.difference.probableRenames {
                guard let new = rename.edit.replacedIdentifier, new != rename.newName, new == rename.oldName,
                    new != rename.edit.identifier
                else { continue }
                report(finding(pair, change(rename), rename.edit.identifier, new))
            }
        }
    }

    private static func finding(_ pair: VersionPair, _ change: SchemaChange, _ old: String, _ new: String)
        -> VersionFinding
    {
        pair.finding(
            self,
            "\(change.modelPath) changed its renaming identifier from '\(old)' to '\(new)'; migration from older "
                + "versions loses its data",
            about: change, attribute: "elementID",
            help: "keep the oldest name as the identifier: \(pair.renaming(old))",
            fix: Fix(
                .behaviour, "set the renaming identifier to '\(old)'", pair.setting("elementID", to: old, of: change)))
    }

    /// Returns the change for a renamed element whose new renaming identifier is its name in the previous version. The
    /// previous version already had an older renaming identifier, which should be kept.
    private static func change(_ rename: ProbableRename) -> SchemaChange {
        SchemaChange(
            .renamingIDMismatch, oldEntity: rename.oldEntity, newEntity: rename.newEntity,
            oldProperty: rename.oldProperty, newProperty: rename.newProperty, newPosition: rename.edit.position)
    }
}
