import ModelcSchema

/// Reports a renaming identifier without effect.
enum RenamingIdentifierStale: LintRule {
    static let description = RuleDescription(
        "renaming-identifier-stale", .attributes, .note,
        summary: "A renaming identifier is the name of the entity or property itself",
        rationale:
            "An element without a renaming identifier is matched by its name, so this identifier has no effect. It "
            + "may be left over from a rename that was reverted, or from one that was not finished: then the older "
            + "name is missing.",
        help: "remove it, or write the name of the older version",
        fix: .behaviour,
        bad: """
            <entity name="Ship" ▸elementID="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" ▸elementID="callSign"/>
                <relationship name="escort" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" ▸elementID="escort"/>
            </entity>
            """,
        good: """
            <entity name="Ship" elementID="Vessel">
                <attribute name="callSign" optional="YES" attributeType="String" elementID="signal"/>
                <attribute name="length" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            if entity.renamingIdentifier == entity.name {
                report(finding(entity.name, entity, on: .entity(entity.name), entity.name))
            }
            for attribute in entity.attributes { check(attribute, entity, report) }
            for relationship in entity.relationships { check(relationship, entity, report) }
        }
    }

    private static func check(
        _ property: some PropertyDescription, _ entity: EntityDescription, _ report: (Finding) -> Void
    ) {
        guard property.renamingIdentifier == property.name else { return }
        let selector = ElementSelector.property(entity: entity.name, property.name)
        report(finding("\(selector)", property, on: selector, property.name))
    }

    private static func finding(
        _ path: String, _ element: some SourceElement, on selector: ElementSelector, _ identifier: String
    ) -> Finding {
        Finding(
            self, "\(path) has the renaming identifier '\(identifier)', which is its own name",
            at: SchemaLocation(element, attribute: "elementID"), on: selector,
            fix: Fix(.behaviour, "remove it", element.removing("elementID")))
    }
}
