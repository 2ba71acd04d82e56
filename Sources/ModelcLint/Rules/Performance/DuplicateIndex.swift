import ModelcSchema

/// Reports an index that is equal to another index.
enum DuplicateIndex: LintRule {
    static let description = RuleDescription(
        "duplicate-index", .performance, .warning,
        summary: "Two indexes of an entity cover the same properties",
        rationale: "Both are updated with every change, and only one is used. Since Xcode 9 the deprecated flag "
            + "'indexed' creates its own fetch index, even if another one covers the same attribute.",
        help: "remove one of them",
        fix: .behaviour,
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
                ▸<fetchIndex name="nameIndex">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String" ▸indexed="YES"/>
                <fetchIndex name="byNameIndex">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
        ],
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex name="byNameBackwards">
                    <fetchIndexElement property="name" type="Binary" order="descending"/>
                </fetchIndex>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            var first: [IndexShape: FetchIndexDescription] = [:]
            for index in entity.fetchIndexes where !index.elements.isEmpty {
                let shape = IndexShape(index)
                if let earlier = first[shape] {
                    report(finding(index, repeating: earlier, entity))
                } else {
                    first[shape] = index
                }
            }
            for attribute in entity.attributes where attribute.isIndexed && !attribute.isTransient {
                guard let index = first[IndexShape([attribute.name])] else { continue }
                report(finding(attribute, repeating: index, entity))
            }
        }
    }

    private static func finding(
        _ attribute: AttributeDescription, repeating index: FetchIndexDescription, _ entity: EntityDescription
    ) -> Finding {
        let other = ElementSelector.fetchIndex(entity: entity.name, index.name)
        return Finding(
            self, "the flag 'indexed' of \(entity.name).\(attribute.name) repeats the index \(index.name)",
            about: attribute, of: entity, attribute: "indexed", help: "remove the flag",
            related: [RelatedFinding("\(index.name) is here", at: SchemaLocation(index), on: other)], facts: [other],
            fix: Fix(.behaviour, "remove the flag", attribute.removing("indexed")))
    }

    private static func finding(
        _ index: FetchIndexDescription, repeating earlier: FetchIndexDescription, _ entity: EntityDescription
    ) -> Finding {
        let other = ElementSelector.fetchIndex(entity: entity.name, earlier.name)
        return Finding(
            self, "index \(index.name) of \(entity.name) repeats \(earlier.name)",
            at: SchemaLocation(index), on: .fetchIndex(entity: entity.name, index.name),
            related: [RelatedFinding("\(earlier.name) is here", at: SchemaLocation(earlier), on: other)],
            facts: [other],
            fix: Fix(.behaviour, "remove \(index.name)", index.removal()))
    }
}
