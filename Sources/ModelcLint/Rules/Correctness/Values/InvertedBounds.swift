import ModelcSchema

/// Reports a minimum that is greater than the maximum.
enum InvertedBounds: LintRule {
    static let description = RuleDescription(
        "inverted-bounds", .correctness, .error,
        summary: "A minimum is above its maximum",
        rationale: "No value is valid, so no object can be saved.",
        help: "swap or correct the bounds",
        bad: """
            <entity name="Ship">
                <attribute name="length" optional="YES" attributeType="Double" ▸minValueString="400" maxValueString="40"/>
                <attribute name="name" optional="YES" attributeType="String" ▸minValueString="9" maxValueString="3"/>
                <attribute name="launched" optional="YES" attributeType="Date" ▸minDateTimeInterval="86400" maxDateTimeInterval="0"/>
                <relationship name="escorts" optional="YES" toMany="YES" ▸minCount="5" maxCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="length" optional="YES" attributeType="Double" minValueString="9" maxValueString="400"/>
                <attribute name="name" optional="YES" attributeType="String" minValueString="3" maxValueString="3"/>
                <relationship name="escorts" optional="YES" toMany="YES" minCount="5" maxCount="0" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes { check(attribute, entity, report) }
            for relationship in entity.relationships {
                guard let minimum = relationship.minimumCount, let maximum = relationship.maximumCount,
                    maximum != 0, minimum > maximum
                else { continue }
                report(
                    finding(
                        entity, relationship.name, "\(minimum)", "\(maximum)",
                        SchemaLocation(relationship, attribute: "minCount")))
            }
        }
    }

    private static func check(
        _ attribute: AttributeDescription, _ entity: EntityDescription, _ report: (Finding) -> Void
    ) {
        if attribute.type == .date {
            guard let minimum = attribute.minimumDateInterval, let maximum = attribute.maximumDateInterval,
                minimum > maximum
            else { return }
            let place = SchemaLocation(attribute, attribute: "minDateTimeInterval")
            report(finding(entity, attribute.name, "date", "date", place))
        } else if attribute.type.isNumber || attribute.type == .string {
            guard let low = attribute.minimumValueText, let high = attribute.maximumValueText,
                let minimum = NumberText(low), let maximum = NumberText(high), maximum < minimum
            else { return }
            report(finding(entity, attribute.name, low, high, SchemaLocation(attribute, attribute: "minValueString")))
        }
    }

    private static func finding(
        _ entity: EntityDescription, _ name: String, _ minimum: String, _ maximum: String, _ place: SchemaLocation
    ) -> Finding {
        Finding(
            self,
            "\(entity.name).\(name) has its minimum \(minimum) above its maximum \(maximum); no value can be saved",
            at: place, on: .property(entity: entity.name, name))
    }
}
