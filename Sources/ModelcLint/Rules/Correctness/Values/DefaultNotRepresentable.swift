import ModelcSchema

/// Reports a default value that does not fit the type of the attribute.
enum DefaultNotRepresentable: LintRule {
    static let description = RuleDescription(
        .shared(.defaultNotRepresentable), .correctness, .error,
        summary: "A default is not a value of the attribute's type",
        rationale: "Core Data truncates or ignores it without an error: 70000 does not fit Integer 16, and a UUID "
            + "cannot have a default.",
        help: "correct the default, or remove it",
        bad: """
            <entity name="Buoy">
                <attribute name="depth" attributeType="Integer 16" ▸defaultValueString="70000"/>
                <attribute name="weight" attributeType="Double" ▸defaultValueString="heavy"/>
                <attribute name="isLit" attributeType="Boolean" ▸defaultValueString="on"/>
                <attribute name="key" attributeType="UUID" ▸defaultValueString="0"/>
            </entity>
            """,
        good: """
            <entity name="Buoy">
                <attribute name="depth" attributeType="Integer 32" defaultValueString="70000"/>
                <attribute name="count" attributeType="Integer 16" defaultValueString="0.0"/>
                <attribute name="legacy" attributeType="Integer 16" defaultValueString="NO"/>
                <attribute name="weight" attributeType="Double" defaultValueString="-1.5e3"/>
                <attribute name="isLit" attributeType="Boolean" defaultValueString="0.0"/>
                <attribute name="key" attributeType="UUID"/>
                <attribute name="laid" attributeType="Date" defaultValueString="today"/>
                <attribute name="name" attributeType="String" defaultValueString=""/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes {
                guard let text = attribute.defaultValueText, let problem = problem(text, attribute.type) else {
                    continue
                }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) has the default '\(text)', which \(problem)",
                        about: attribute, of: entity, attribute: "defaultValueString"))
            }
        }
    }

    /// Returns the problem with a default; nil if it is valid. Also nil for types whose default is stored in another
    /// form.
    private static func problem(_ text: String, _ type: AttributeType) -> String? {
        switch type {
        case .integer16: integerProblem(text, type, Int64(Int16.min)...Int64(Int16.max))
        case .integer32: integerProblem(text, type, Int64(Int32.min)...Int64(Int32.max))
        case .integer64: integerProblem(text, type, Int64.min...Int64.max)
        case .double, .float, .decimal:
            NumberText(text) == nil ? "is not a number" : nil
        case .boolean:
            isBoolean(text) ? nil : "is not a Boolean (YES or NO)"
        case .uuid:
            text.isEmpty ? nil : "is ignored: a UUID has no default in a model"
        case .undefined, .string, .date, .binary, .uri, .transformable, .objectID, .composite: nil
        }
    }

    /// Returns the problem with an integer default; nil if there is none. A fraction is truncated, and `YES` or `NO`
    /// may be left over from an earlier type. Both are harmless.
    private static func integerProblem(_ text: String, _ type: AttributeType, _ range: ClosedRange<Int64>) -> String? {
        if text == "YES" || text == "NO" { return nil }
        guard let number = NumberText(text) else { return "is not a number" }
        if let integer = number.integer, range.contains(integer) { return nil }
        return "does not fit \(type.rawValue) (\(range.lowerBound)…\(range.upperBound))"
    }

    private static func isBoolean(_ text: String) -> Bool {
        if ["yes", "no", "true", "false"].contains(text.lowercased()) { return true }
        return NumberText(text).map { $0.value == 0 || $0.value == 1 } ?? false
    }
}
