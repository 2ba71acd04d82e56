import ModelcDiagnostics
import ModelcSchema

/// Reports a fraction in the minimum or maximum of a Decimal attribute.
enum FractionalDecimalBound: LintRule {
    static let description = RuleDescription(
        "fractional-decimal-bound", .correctness, .warning,
        summary: "A minimum or maximum of a Decimal attribute has a fraction",
        rationale:
            "Xcode has been reported to cut the fraction when it compiles the model: a maximum of 4.5 becomes 4, "
            + "and values that the model allows cannot be saved. '\(ToolCommandName.compile)' refuses such a bound, because its "
            + "compiled form is not known.",
        help: "remove the bound and validate the value in code, or use a whole number",
        bad: """
            <entity name="Berth">
                <attribute name="fee" optional="YES" attributeType="Decimal" ▸minValueString="0.5" ▸maxValueString="99.99"/>
                <attribute name="total" optional="YES" attributeType="Decimal" ▸maxValueString="99999999999999999999.5"/>
            </entity>
            """,
        good: """
            <entity name="Berth">
                <attribute name="depth" optional="YES" attributeType="Double" minValueString="0.5" usesScalarValueType="NO"/>
                <attribute name="fee" optional="YES" attributeType="Decimal" minValueString="0" maxValueString="100.0"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .decimal {
                check(attribute.minimumValueText, "minimum", "minValueString", attribute, entity, report)
                check(attribute.maximumValueText, "maximum", "maxValueString", attribute, entity, report)
            }
        }
    }

    private static func check(
        _ bound: String?, _ side: String, _ name: String, _ attribute: AttributeDescription,
        _ entity: EntityDescription, _ report: (Finding) -> Void
    ) {
        guard let bound, let number = NumberText(bound), number.hasFraction else { return }
        report(
            Finding(
                self,
                "\(entity.name).\(attribute.name) has the \(side) \(bound); Xcode has been reported to cut the fraction "
                    + "of a Decimal's bounds",
                about: attribute, of: entity, attribute: name))
    }
}
