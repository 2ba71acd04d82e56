import ModelcSchema

/// Reports a reference that spells a name with other Unicode code points than the element itself. For example, `é` may
/// be one code point, or `e` followed by a combining accent. Swift treats both as equal, but Core Data compares the
/// stored names.
enum MixedUnicodeForm: LintRule {
    static let description = RuleDescription(
        "mixed-unicode-form", .correctness, .error,
        summary: "A reference has another Unicode form than the name of its element",
        rationale: "The names look the same, and Core Data does not find the element.",
        help: "type the name again, or copy it from the element",
        bad: [
            """
            <entity name="Café"/>
            <entity name="Order">
                <relationship name="cafe" optional="YES" maxCount="1" deletionRule="Nullify" ▸destinationEntity="Cafe\u{301}"/>
            </entity>
            """,
            """
            <entity name="Order">
                <attribute name="café" optional="YES" attributeType="String"/>
                <fetchIndex name="byCafe">
                    <fetchIndexElement ▸property="cafe\u{301}" type="Binary" order="ascending"/>
                </fetchIndex>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint ▸value="cafe\u{301}"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
            """
            <entity name="Café" isAbstract="YES"/>
            <entity name="Bar" ▸parentEntity="Cafe\u{301}"/>
            """,
            """
            <entity name="Guest">
                <relationship name="café" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="House" inverseName="guest" inverseEntity="House"/>
            </entity>
            <entity name="House">
                <relationship name="guest" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Guest" ▸inverseName="cafe\u{301}" inverseEntity="Guest"/>
            </entity>
            """,
            """
            <entity name="Café"/>
            <fetchRequest name="all" ▸entity="Cafe\u{301}" predicateString="TRUEPREDICATE"/>
            <configuration name="Cloud">
                <memberEntity ▸name="Cafe\u{301}"/>
            </configuration>
            """,
        ],
        good: """
            <entity name="Order">
                <attribute name="café" optional="YES" attributeType="String"/>
                <fetchIndex name="byCafe">
                    <fetchIndexElement property="café" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            checkReferences(of: entity, in: subject.model, report)
            checkMembers(of: entity, in: subject.model, report)
        }
        for request in subject.model.model.fetchRequests {
            guard let name = request.entityName else { continue }
            let place = SchemaLocation(request, attribute: "entity")
            check(name, subject.model.entity(named: name)?.name, place, .fetchRequest(request.name), report)
        }
        for configuration in subject.model.model.configurations {
            for member in configuration.members {
                let place = SchemaLocation(member, attribute: "name")
                let selector = ElementSelector.configuration(configuration.name)
                check(member.name, subject.model.entity(named: member.name)?.name, place, selector, report)
            }
        }
    }

    /// Reports names of parent entities, destination entities and inverses that use other code points than the element
    /// itself.
    private static func checkReferences(
        of entity: EntityDescription, in model: ResolvedModel, _ report: (Finding) -> Void
    ) {
        if let name = entity.parentName {
            let place = SchemaLocation(entity, attribute: "parentEntity")
            check(name, model.entity(named: name)?.name, place, .entity(entity.name), report)
        }
        for relationship in entity.relationships {
            guard let name = relationship.destinationName, let destination = model.entity(named: name) else { continue }
            let selector = ElementSelector.property(entity: entity.name, relationship.name)
            check(
                name, destination.name, SchemaLocation(relationship, attribute: "destinationEntity"), selector, report)
            guard let inverse = relationship.inverseName else { continue }
            let found = model.relationship(named: inverse, of: destination)?.relationship.name
            check(inverse, found, SchemaLocation(relationship, attribute: "inverseName"), selector, report)
        }
    }

    /// Reports names of properties in indexes and uniqueness constraints that use other code points than the property
    /// itself.
    private static func checkMembers(
        of entity: EntityDescription, in model: ResolvedModel, _ report: (Finding) -> Void
    ) {
        for index in entity.fetchIndexes {
            for element in index.elements {
                guard let name = element.propertyName else { continue }
                let selector = ElementSelector.fetchIndex(entity: entity.name, index.name)
                let found = model.property(named: name, of: entity)?.property.name
                check(name, found, SchemaLocation(element, attribute: "property"), selector, report)
            }
        }
        for constraint in entity.uniquenessConstraints {
            for member in constraint.members {
                let selector = ElementSelector.uniqueness(entity: entity.name, constraint.members.map(\.name))
                let found = model.property(named: member.name, of: entity)?.property.name
                check(member.name, found, SchemaLocation(member, attribute: "value"), selector, report)
            }
        }
    }

    private static func check(
        _ name: String, _ found: String?, _ place: SchemaLocation, _ selector: ElementSelector,
        _ report: (Finding) -> Void
    ) {
        guard let found, !found.utf8.elementsEqual(name.utf8) else { return }
        report(
            Finding(
                self,
                "'\(name)' has the same letters as '\(found)' but other code points, so Core Data does not find the "
                    + "element", at: place,
                on: selector,
                help: "type the name again, or copy it from '\(found)'"))
    }
}
