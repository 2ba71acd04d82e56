import ModelcSchema

/// Reports `storedInTruthFile`, a flag of a discontinued feature.
enum StoredInTruthFile: LintRule {
    static let description = RuleDescription(
        "stored-in-truth-file", .attributes, .note,
        summary: "A property has the obsolete flag storedInTruthFile",
        rationale: "It was used by the external records of Mac OS X 10.6, and has no effect today.",
        help: "remove the flag",
        fix: .safe,
        bad: """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" ▸storedInTruthFile="YES"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes { check(attribute, entity, report) }
            for relationship in entity.relationships { check(relationship, entity, report) }
        }
    }

    private static func check(
        _ property: some PropertyDescription, _ entity: EntityDescription, _ report: (Finding) -> Void
    ) {
        guard property.isStoredInTruthFile else { return }
        report(
            Finding(
                self, "\(entity.name).\(property.name) has the obsolete flag storedInTruthFile",
                about: property, of: entity, attribute: "storedInTruthFile", help: "remove it",
                fix: Fix(.safe, "remove it", property.removing("storedInTruthFile"))))
    }
}
