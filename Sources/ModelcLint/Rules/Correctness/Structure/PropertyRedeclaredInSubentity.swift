import ModelcSchema

/// Reports a property that has the same name as an inherited property.
enum PropertyRedeclaredInSubentity: LintRule {
    static let description = RuleDescription(
        "property-redeclared-in-subentity", .correctness, .error,
        summary: "A property has the name of an inherited one",
        rationale: "An entity has all properties of its ancestors; none can be declared again.",
        help: "remove it here; the inherited one is used",
        isStructural: true,
        prevents: RuntimeMessage.propertyTwice,
        bad: """
            <entity name="Shipment">
                <attribute name="code" attributeType="String"/>
            </entity>
            <entity name="Parcel" parentEntity="Shipment">
                <attribute ▸name="code" attributeType="String"/>
            </entity>
            """,
        good: """
            <entity name="Shipment">
                <attribute name="code" attributeType="String"/>
            </entity>
            <entity name="Parcel" parentEntity="Shipment">
                <attribute name="weight" attributeType="Double"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() where subject.inheritance.parents[index] != nil {
            // If the entity itself declares a name twice, another rule reports it.
            var seen: Set<String> = []
            for property in entity.ownProperties where seen.insert(property.name).inserted {
                guard let inherited = subject.properties.inheritedDeclaration(of: property.name, for: index) else {
                    continue
                }
                report(finding(property, in: entity, inherited: inherited, subject))
            }
        }
    }

    private static func finding(
        _ property: NamedPosition, in entity: EntityDescription, inherited: DeclarationTable.Declaration,
        _ subject: LintSubject
    ) -> Finding {
        let owner = subject.entities[inherited.entity]
        let kinship = owner.name == entity.parentName ? "parent" : "ancestor"
        return Finding(
            self,
            "\(entity.name).\(property.name) is already defined by its \(kinship) entity \(owner.name); "
                + "loading stops with \"Entity already contains a property named \(property.name).\"",
            at: SchemaLocation(position: property.position, attribute: "name"),
            on: .property(entity: entity.name, property.name),
            related: [
                RelatedFinding(
                    "\(owner.name).\(property.name) is defined here",
                    at: SchemaLocation(position: owner.positionOfOwnProperty(inherited.property), attribute: "name"))
            ])
    }
}
