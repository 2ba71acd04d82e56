import ModelcDiagnostics
import ModelcSchema

/// A validation pattern that does not compile.
enum InvalidValidationRegex: LintRule {
    static let description = RuleDescription(
        "invalid-validation-regex", .correctness, .error,
        summary: "The regular expression of an attribute does not compile",
        rationale: "Core Data compiles it with ICU when the first object is validated; every save of the entity fails.",
        help: "correct the pattern",
        bad: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" ▸regularExpressionString="[A-Z{4}"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" regularExpressionString="\\p{Lu}{4}(?:[0-9]+)?"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes {
                guard let pattern = attribute.regularExpression, RegularExpression(pattern) == nil else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name).\(attribute.name) has a regular expression that does not compile; "
                            + "every save of \(entity.name) fails",
                        at: SourcePlace(attribute, attribute: "regularExpressionString"),
                        on: .property(entity: entity.name, attribute.name), help: "correct the pattern"))
            }
        }
    }
}

/// A minimum above its maximum.
enum InvertedBounds: LintRule {
    static let description = RuleDescription(
        "inverted-bounds", .correctness, .error,
        summary: "A minimum is above its maximum",
        rationale: "No value is valid, so no object can be saved.",
        help: "swap or correct the bounds",
        bad: [
            """
            <entity name="Ship">
                <attribute name="length" optional="YES" attributeType="Double" ▸minValueString="400" maxValueString="40"/>
                <attribute name="name" optional="YES" attributeType="String" ▸minValueString="9" maxValueString="3"/>
                <attribute name="launched" optional="YES" attributeType="Date" ▸minDateTimeInterval="86400" maxDateTimeInterval="0"/>
                <relationship name="escorts" optional="YES" toMany="YES" ▸minCount="5" maxCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="length" optional="YES" attributeType="Double" minValueString="9" maxValueString="400"/>
                <attribute name="name" optional="YES" attributeType="String" minValueString="3" maxValueString="3"/>
                <relationship name="escorts" optional="YES" toMany="YES" minCount="5" maxCount="0" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            """
        ])

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
                        SourcePlace(relationship, attribute: "minCount")))
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
            let place = SourcePlace(attribute, attribute: "minDateTimeInterval")
            report(finding(entity, attribute.name, "date", "date", place))
        } else if attribute.type.isNumber || attribute.type == .string {
            guard let low = attribute.minimumValueText, let high = attribute.maximumValueText,
                let minimum = NumberText(low), let maximum = NumberText(high), maximum < minimum
            else { return }
            report(finding(entity, attribute.name, low, high, SourcePlace(attribute, attribute: "minValueString")))
        }
    }

    private static func finding(
        _ entity: EntityDescription, _ name: String, _ minimum: String, _ maximum: String, _ place: SourcePlace
    ) -> Finding {
        Finding(
            id, "\(entity.name).\(name) has its minimum \(minimum) above its maximum \(maximum); no value can be saved",
            at: place, on: .property(entity: entity.name, name), help: "swap or correct the bounds")
    }
}

extension DiagnosticID {
    /// The rules that compiling speaks for, by their types.
    package static var invalidValidationRegex: DiagnosticID { InvalidValidationRegex.id }
    package static var invertedBounds: DiagnosticID { InvertedBounds.id }
    package static var unparsablePredicate: DiagnosticID { UnparsablePredicate.id }
}
