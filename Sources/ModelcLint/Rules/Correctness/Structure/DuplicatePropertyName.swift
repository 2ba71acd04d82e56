import ModelcSchema

/// Reports two properties of an entity with the same name, or two members of a composite with the same name.
enum DuplicatePropertyName: LintRule {
    static let description = RuleDescription(
        "duplicate-property-name", .correctness, .error,
        summary: "Two properties of an entity have the same name",
        rationale: "Property names are the keys of the entity: one of the two is lost, even if they are of different "
            + "kinds.",
        help: "remove or rename one of them",
        isStructural: true,
        prevents: RuntimeMessage.propertyTwice,
        bad: """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <attribute ▸name="code" attributeType="Integer 64"/>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <attribute name="codeNumber" attributeType="Integer 64"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            check(entity.ownProperties, of: entity.name, kind: "entity", report)
        }
        for composite in subject.model.model.composites {
            let members = composite.attributes.map { NamedPosition(name: $0.name, position: $0.position) }
            check(members, of: composite.name, kind: "composite", report)
        }
    }

    private static func check(
        _ properties: [NamedPosition], of holder: String, kind: String, _ report: (Finding) -> Void
    ) {
        var duplicates = Duplicates()
        for property in properties {
            guard let first = duplicates.first(property.name, at: property.position) else { continue }
            let path = "\(holder).\(property.name)"
            let lines = Duplicates.lines(first, property.position)
            report(
                Finding(
                    self,
                    "\(path) is defined twice\(lines); property names are keys of the \(kind) and must be unique",
                    at: SchemaLocation(position: property.position, attribute: "name"),
                    on: .property(entity: holder, property.name),
                    related: [RelatedFinding("\(path) is first defined here", at: first)]))
        }
    }
}
