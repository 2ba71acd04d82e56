import ModelcSchema

/// Reports an index whose columns are the first columns of another index.
enum RedundantIndex: LintRule {
    static let description = RuleDescription(
        "redundant-index", .performance, .warning,
        summary: "A fetch index is a prefix of another one",
        rationale: "SQLite can use the longer index for both; the shorter one only makes every change slower.",
        help: "remove the shorter index",
        fix: .behaviour,
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="year" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                ▸<fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex name="byNameAndYear">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                    <fetchIndexElement property="year" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="year" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                <fetchIndex name="byYear">
                    <fetchIndexElement property="year" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex name="byNameAndYear">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                    <fetchIndexElement property="year" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where entity.fetchIndexes.count > 1 {
            let prefixes = IndexPrefixes(entity.fetchIndexes.map(IndexShape.init))
            for (place, index) in entity.fetchIndexes.enumerated() {
                guard let longer = prefixes.longerIndex(than: place) else { continue }
                report(finding(index, within: entity.fetchIndexes[longer], entity))
            }
        }
    }

    private static func finding(
        _ index: FetchIndexDescription, within longer: FetchIndexDescription, _ entity: EntityDescription
    ) -> Finding {
        let other = ElementSelector.fetchIndex(entity: entity.name, longer.name)
        return Finding(
            self,
            "index \(index.name) of \(entity.name) is the beginning of \(longer.name); SQLite can use \(longer.name) "
                + "for both",
            at: SchemaLocation(index), on: .fetchIndex(entity: entity.name, index.name), help: "remove \(index.name)",
            related: [RelatedFinding("\(longer.name) is here", at: SchemaLocation(longer), on: other)], facts: [other],
            fix: Fix(.behaviour, "remove \(index.name)", index.removal()))
    }
}
