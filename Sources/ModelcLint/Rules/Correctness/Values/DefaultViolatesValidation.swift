import ModelcSchema

/// Reports a default that violates the validation rules of the attribute.
enum DefaultViolatesValidation: LintRule {
    static let description = RuleDescription(
        "default-violates-validation", .correctness, .warning,
        summary: "A default is outside the attribute's own validation",
        rationale: "A new object cannot be saved without a change: the save fails with 1610 or 1620 (numbers), 1630 "
            + "or 1640 (dates), 1660, 1670 or 1680 (texts).",
        help: "change the default, or the validation",
        bad: """
            <entity name="Buoy">
                <attribute name="depth" attributeType="Integer 16" minValueString="1" ▸defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="name" attributeType="String" minValueString="1" ▸defaultValueString=""/>
                <attribute name="code" attributeType="String" regularExpressionString="[A-Z]{2}" ▸defaultValueString="none"/>
            </entity>
            """,
        good: """
            <entity name="Buoy">
                <attribute name="depth" attributeType="Integer 16" minValueString="0" maxValueString="11000" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="name" attributeType="String" minValueString="1"/>
                <attribute name="code" attributeType="String" regularExpressionString="[A-Z]{2}|none" defaultValueString="none"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes {
                guard let violation = violation(attribute) else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) defaults to \(violation.value), outside its own "
                            + "\(violation.rule); a new \(entity.name) cannot be saved unchanged",
                        at: SchemaLocation(
                            attribute,
                            attribute: attribute.type == .date ? "defaultDateTimeInterval" : "defaultValueString"),
                        on: .property(entity: entity.name, attribute.name)))
            }
        }
    }

    private typealias Violation = (value: String, rule: String)

    private static func violation(_ attribute: AttributeDescription) -> Violation? {
        switch attribute.type {
        case .integer16, .integer32, .integer64, .decimal, .double, .float: numberViolation(attribute)
        case .string: textViolation(attribute)
        case .date: dateViolation(attribute)
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }

    private static func numberViolation(_ attribute: AttributeDescription) -> Violation? {
        guard let text = attribute.defaultValueText, let value = NumberText(text) else { return nil }
        if let minimum = attribute.minimumValueText.flatMap(NumberText.init), value < minimum {
            return (text, "minimum \(attribute.minimumValueText ?? "")")
        }
        if let maximum = attribute.maximumValueText.flatMap(NumberText.init), maximum < value {
            return (text, "maximum \(attribute.maximumValueText ?? "")")
        }
        return nil
    }

    /// Returns the rule that a string default violates; nil if it is valid. Lengths are counted in UTF-16 units, as in
    /// `NSString`.
    private static func textViolation(_ attribute: AttributeDescription) -> Violation? {
        guard let text = attribute.defaultValueText else { return nil }
        let length = Int64(text.utf16.count)
        if let minimum = attribute.minimumValueText.flatMap(NumberText.init)?.integer, length < minimum {
            return ("'\(text)'", "minimum length \(minimum)")
        }
        if let maximum = attribute.maximumValueText.flatMap(NumberText.init)?.integer, length > maximum {
            return ("'\(text)'", "maximum length \(maximum)")
        }
        if let pattern = attribute.regularExpression, RegularExpression(pattern)?.match(text) == .differs {
            return ("'\(text)'", "regular expression")
        }
        return nil
    }

    private static func dateViolation(_ attribute: AttributeDescription) -> Violation? {
        guard let value = attribute.defaultDateInterval else { return nil }
        if let minimum = attribute.minimumDateInterval, value < minimum { return ("a date", "earliest date") }
        if let maximum = attribute.maximumDateInterval, value > maximum { return ("a date", "latest date") }
        return nil
    }
}
