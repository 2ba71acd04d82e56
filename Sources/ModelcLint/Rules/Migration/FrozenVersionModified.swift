import ModelcDiagnostics
import ModelcSchema

/// Reports that a version was edited or removed after it had shipped and a newer version had become current.
enum FrozenVersionModified: VersionRule {
    static let needsBase = true
    static let description = RuleDescription(
        "frozen-version-modified", .migration, .error, of: .versionMissing,
        summary: "A released version was edited or removed",
        bad: .versions(
            .editedFrozen, before: .pagedBook,
            after: """
                ▸<entity name="Book">
                    <attribute name="pages" optional="YES" attributeType="Integer 32"/>
                </entity>
                """),
        good: [
            Example(
                .editedFrozen, before: .pagedBook,
                after: """
                    <entity name="Book">
                        <attribute name="pages" optional="YES" attributeType="Integer 16"/>
                        <userInfo>
                            <entry key="note" value="before the second edition"/>
                        </userInfo>
                    </entity>
                    """),
            Example(
                .nextVersion, before: .pagedBook,
                after: """
                    <entity name="Book">
                        <attribute name="pages" optional="YES" attributeType="Integer 32"/>
                    </entity>
                    """),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        guard let base = subject.base else { return }
        for old in base.versions where subject.versions.version(named: old.name) == nil {
            report(removal(of: old, from: base, in: subject.versions))
        }
        for edit in subject.edits where subject.state(ofVersion: edit.newer.name) == .frozen {
            let difference = HashedDifference(edit)
            if difference.isEmpty {
                unhashed(edit, base).map(report)
            } else if let opener = subject.versions.opener(ofStoresOf: edit.older) {
                report(replaced(edit, difference, base, opener))
            } else {
                report(hashed(edit, difference, base))
            }
        }
    }

    private static func removal(
        of version: LintedVersion, from base: ReleasedBase, in versions: [LintedVersion]
    ) -> VersionFinding {
        // Another version with the same hashes, which can still open the stores.
        let opener = versions.opener(ofStoresOf: version)
        let effect = opener.map(opened(by:)) ?? "stores of that version cannot be migrated"
        return VersionFinding(
            Finding(
                self, "\(VersionText.name(version.name)) is in \(base.reference) and was removed; \(effect)",
                at: SchemaLocation(position: nil), on: .model,
                help: opener == nil ? restoring(version, from: base, versions.current) : nil,
                severity: opener == nil ? nil : .note),
            in: .bundle)
    }

    /// Returns the advice to restore a removed version. If an older version has become current instead, adds the advice
    /// to make the restored version current again.
    private static func restoring(
        _ version: LintedVersion, from base: ReleasedBase, _ current: LintedVersion?
    ) -> String {
        let wentBack =
            current.map { version.isCurrent && base.hasVersion(named: $0.name, before: version.name) } ?? false
        return "restore it from \(base.reference)" + (wentBack ? ", and make it current again" : "")
    }

    /// Returns the finding if a version was edited, but another version has the content that this version had before.
    private static func replaced(
        _ edit: VersionPair, _ difference: HashedDifference, _ base: ReleasedBase, _ opener: LintedVersion
    ) -> VersionFinding {
        VersionFinding(
            Finding(
                self,
                "\(VersionText.name(edit.newer.name)) was released (\(base.reference)) and now hashes differently in "
                    + "\(VersionText.list(difference.entities)); \(opened(by: opener))",
                at: edit.firstPlace(of: difference), on: .model, help: nil, facts: difference.selectors, severity: .note
            ),
            in: .version(edit.newer.name))
    }

    private static func opened(by opener: LintedVersion) -> String {
        "its stores are opened by \(VersionText.name(opener.name)), which has the same hashes"
    }

    private static func hashed(
        _ edit: VersionPair, _ difference: HashedDifference, _ base: ReleasedBase
    ) -> VersionFinding {
        VersionFinding(
            Finding(
                self,
                "\(VersionText.name(edit.newer.name)) was released (\(base.reference)) and now hashes differently in "
                    + "\(VersionText.list(difference.entities)); stores created by it can no longer be found",
                at: edit.firstPlace(of: difference), on: .model,
                help:
                    "restore it from \(base.reference), and make the change in a new version: \(ToolCommandName.versionsAdd)",
                facts: difference.selectors),
            in: .version(edit.newer.name))
    }

    /// Returns the finding if a version was edited, but can still open its stores; nil if only settings without effect
    /// were edited.
    private static func unhashed(_ edit: VersionPair, _ base: ReleasedBase) -> VersionFinding? {
        let changes = edit.difference.changes.filter { !isSilent($0.kind) }
        guard let first = changes.first else { return nil }
        let names = changes.map { VersionText.what($0) }
        return VersionFinding(
            Finding(
                self,
                "\(VersionText.name(edit.newer.name)) was released (\(base.reference)) and was edited since: "
                    + "\(VersionText.list(names)); its stores are not affected",
                at: edit.place(first), on: .model,
                help: "make the change in a new version: \(ToolCommandName.versionsAdd)",
                facts: Set(changes.map(edit.selector)).sorted { $0.description < $1.description }, severity: .note),
            in: .version(edit.newer.name))
    }

    private static func isSilent(_ kind: SchemaChangeKind) -> Bool { kind == .entityUserInfoChanged }
}

extension VersionPair {
    /// Returns the location of the first entity in the newer version whose hash differs. If there is none, returns the
    /// location of the model.
    func firstPlace(of difference: HashedDifference) -> SchemaLocation {
        let names = Set(difference.entities)
        let entity = newer.model?.entities.first { names.contains($0.name) }
        return SchemaLocation(position: entity?.position ?? newer.model?.position)
    }
}
