import ModelcSchema

/// Reports a regular expression for validation that does not compile.
enum InvalidValidationRegex: LintRule {
    static let description = RuleDescription(
        "invalid-validation-regex", .correctness, .error,
        summary: "The regular expression of an attribute does not compile",
        rationale: "Core Data compiles it with ICU when the first object is validated; every save of the entity fails.",
        help: "correct the pattern",
        bad: """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" ▸regularExpressionString="[A-Z{4}"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" regularExpressionString="\\p{Lu}{4}(?:[0-9]+)?"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes {
                guard let pattern = attribute.regularExpression, RegularExpression(pattern) == nil else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) has a regular expression that does not compile; "
                            + "every save of \(entity.name) fails",
                        about: attribute, of: entity, attribute: "regularExpressionString"))
            }
        }
    }
}
