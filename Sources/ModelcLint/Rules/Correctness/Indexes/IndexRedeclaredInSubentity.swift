import ModelcSchema

/// Reports a fetch index with the same name as an index of a parent entity.
enum IndexRedeclaredInSubentity: LintRule {
    static let description = RuleDescription(
        "index-redeclared-in-subentity", .correctness, .warning,
        summary: "A fetch index has the name of an index of an ancestor",
        rationale: "A subentity inherits the indexes of its ancestors and shares their table, so it has two indexes "
            + "with the same name. Which of the two the store creates is not documented.",
        help: "rename the index of the subentity, or remove it if it repeats the inherited one",
        bad: """
            <entity name="Vessel">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            <entity name="Tug" parentEntity="Vessel">
                <attribute name="power" optional="YES" attributeType="Double"/>
                <fetchIndex ▸name="byName">
                    <fetchIndexElement property="power" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
        good: """
            <entity name="Vessel"/>
            <entity name="Ferry" parentEntity="Vessel">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            <entity name="Tug" parentEntity="Vessel">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let indexes = DeclarationTable(subject.inheritance) { subject.entities[$0].fetchIndexes.lazy.map(\.name) }
        for (number, entity) in subject.entities.enumerated() where entity.parentName != nil {
            for index in entity.fetchIndexes {
                guard let found = indexes.inheritedDeclaration(of: index.name, for: number) else { continue }
                report(finding(index, entity, of: subject.entities[found.entity], found.property))
            }
        }
    }

    private static func finding(
        _ index: FetchIndexDescription, _ entity: EntityDescription, of ancestor: EntityDescription, _ place: Int
    ) -> Finding {
        let other = ElementSelector.fetchIndex(entity: ancestor.name, index.name)
        return Finding(
            self, "\(entity.name) has an index named \(index.name), and so does its parent entity \(ancestor.name)",
            at: SchemaLocation(index, attribute: "name"), on: .fetchIndex(entity: entity.name, index.name),
            help: "rename it, or remove it if it repeats the inherited one",
            related: [
                RelatedFinding(
                    "\(ancestor.name) defines its index \(index.name) here",
                    at: SchemaLocation(ancestor.fetchIndexes[place]),
                    on: other)
            ],
            facts: [other])
    }
}
