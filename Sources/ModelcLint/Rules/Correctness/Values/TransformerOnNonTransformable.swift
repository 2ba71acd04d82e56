import ModelcSchema

/// Reports a value transformer on an attribute that is not transformable.
enum TransformerOnNonTransformable: LintRule {
    static let description = RuleDescription(
        .shared(.transformerOnNonTransformable), .correctness, .note,
        summary: "An attribute that is not Transformable has a transformer",
        rationale: "Core Data transforms values of Transformable attributes only; the name is left over from an "
            + "earlier type.",
        help: "remove the transformer",
        fix: .safe,
        bad: """
            <entity name="Chart">
                <attribute name="sheet" optional="YES" attributeType="Binary" ▸valueTransformerName="SheetTransformer"/>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="sheet" optional="YES" attributeType="Transformable" valueTransformerName="SheetTransformer"/>
                <attribute name="notes" optional="YES" attributeType="String" valueTransformerName=""/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type != .transformable && attribute.type != .undefined {
                guard let name = attribute.transformerName else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) is \(attribute.type.rawValue); its transformer \(name) is "
                            + "never used",
                        about: attribute, of: entity, attribute: "valueTransformerName",
                        fix: Fix(.safe, "remove the transformer", attribute.removing("valueTransformerName"))))
            }
        }
    }
}
