import ModelcSchema

/// Reports a new version in which only indexes were changed.
enum IndexOnlyChange: VersionRule {
    static let description = RuleDescription(
        "index-only-change", .migration, .warning, of: .indexNotBuilt,
        summary: "A version differs from the one before only in indexes, and has new ones",
        notes: "An index that only changed its form, from a flag of its attribute to a fetch index, is in existing "
            + "stores already.",
        fix: .schema,
        bad: .versions(
            .nextVersion, before: .book,
            after: """
                ▸<entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <fetchIndex name="byTitle">
                        <fetchIndexElement property="title" type="Binary" order="ascending"/>
                    </fetchIndex>
                </entity>
                """),
        good: [
            Example(
                .nextVersion, before: .book,
                after: """
                    <entity name="Book">
                        <attribute name="title" optional="YES" attributeType="String" versionHashModifier="byTitle"/>
                        <fetchIndex name="byTitle">
                            <fetchIndexElement property="title" type="Binary" order="ascending"/>
                        </fetchIndex>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="title" optional="YES" attributeType="String" indexed="YES"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <attribute name="title" optional="YES" attributeType="String"/>
                        <fetchIndex name="byTitleIndex">
                            <fetchIndexElement property="title" type="Binary" order="ascending"/>
                        </fetchIndex>
                    </entity>
                    """),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs where pair.older.name != pair.newer.name && HashedDifference(pair).isEmpty {
            for change in pair.changes(.indexChanged) {
                guard let name = change.newEntity, !change.traits.contains(.sameStorage) else { continue }
                report(finding(name, change, pair, target(pair, name, pair.newlyIndexed(change))))
            }
        }
    }

    private static func finding(
        _ name: String, _ change: SchemaChange, _ pair: VersionPair, _ target: AttributeDescription?
    ) -> VersionFinding {
        let path = target.map { "\(name).\($0.name)" } ?? name
        return pair.finding(
            self,
            "\(VersionText.name(pair.newer.name)) differs from \(VersionText.name(pair.older.name)) only in indexes "
                + "(\(name)); the hashes match, so existing stores never get them",
            about: change, help: "set versionHashModifier on \(path)", fix: fix(pair, target, path))
    }

    private static func fix(_ pair: VersionPair, _ target: AttributeDescription?, _ path: String) -> Fix? {
        guard let target, target.versionHashModifier == nil else { return nil }
        return Fix(
            .schema, "set a version hash modifier on \(path)",
            target.setting("versionHashModifier", to: pair.newer.name))
    }

    /// Returns an attribute of the entity that a new index covers. The finding suggests a version hash modifier for
    /// this attribute, because a modifier is known to work on properties.
    private static func target(
        _ pair: VersionPair, _ name: String, _ properties: Set<String>
    ) -> AttributeDescription? {
        pair.newerEntity(name)?.attributes.first { !$0.isTransient && properties.contains($0.name) }
    }
}
