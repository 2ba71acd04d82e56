import ModelcSchema

/// Reports an optional number without a default that generated code reads as a scalar.
enum OptionalScalarWithoutDefault: LintRule {
    static let description = RuleDescription(
        "optional-scalar-without-default", .attributes, .note,
        summary: "An optional attribute is a scalar in generated code and has no default",
        rationale: "A scalar cannot be nil: a value that was never set reads back as 0, and predicates still see "
            + "NULL. The rule checks classes that Xcode generates and, with `sources` in the configuration, classes "
            + "that declare the property as a scalar. Classes that modelc generates use an optional.",
        help: "give the attribute a default, or set usesScalarValueType=\"NO\"",
        fix: .behaviour,
        bad: [
            """
            <entity name="Buoy" representedClassName="Buoy" codeGenerationType="class">
                <attribute name="depth" optional="YES" attributeType="Double" ▸usesScalarValueType="YES"/>
            </entity>
            """,
            Example(
                """
                <entity name="Buoy" representedClassName=".Buoy">
                    <attribute name="depth" optional="YES" attributeType="Double" ▸usesScalarValueType="YES"/>
                </entity>
                """,
                context: .declaring(.swift("Buoy", properties: ["depth": true]))),
        ],
        good: [
            """
            <entity name="Buoy" representedClassName="Buoy" codeGenerationType="class">
                <attribute name="depth" optional="YES" attributeType="Double" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="height" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="weight" attributeType="Double" usesScalarValueType="YES"/>
            </entity>
            <entity name="Mooring" representedClassName=".Mooring">
                <attribute name="depth" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
            </entity>
            """,
            Example(
                """
                <entity name="Buoy" representedClassName=".Buoy" codeGenerationType="category">
                    <attribute name="depth" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
                </entity>
                """,
                context: .declaring(.swift("Buoy", properties: ["depth": false]))),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let declared = DeclaredClassTable(subject)
        for entity in subject.entities {
            for attribute in entity.attributes where isNilScalar(attribute) {
                guard isReadAsScalar(attribute, entity, declared) else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) is optional and scalar: nil reads back as "
                            + (attribute.type == .boolean ? "false" : "0"),
                        about: attribute, of: entity, attribute: "usesScalarValueType",
                        help: "give it a default, or set usesScalarValueType=\"NO\"",
                        fix: Fix(
                            .behaviour, "set usesScalarValueType to NO",
                            attribute.setting("usesScalarValueType", to: "NO"))))
            }
        }
    }

    /// Whether an accessor of the class cannot return nil. The accessor in the source code is checked, or if there is
    /// none, the accessor that Xcode generates.
    private static func isReadAsScalar(
        _ attribute: AttributeDescription, _ entity: EntityDescription, _ declared: DeclaredClassTable?
    ) -> Bool {
        let parts = entity.className.flatMap { declared?.parts(named: $0.name) } ?? []
        let written = parts.compactMap { $0.scalarProperties[attribute.name] }
        return written.isEmpty ? entity.codeGenerationType != nil : !written.contains(false)
    }

    private static func isNilScalar(_ attribute: AttributeDescription) -> Bool {
        guard attribute.isOptional, attribute.usesScalarValue == true, !attribute.isDerived,
            attribute.defaultValueText == nil
        else { return false }
        switch attribute.type {
        case .integer16, .integer32, .integer64, .boolean, .double, .float: return true
        case .undefined, .decimal, .string, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            return false
        }
    }
}

extension DeclaredClass {
    /// Creates a Swift class for examples. The keys of `properties` are names, the values are true for scalars.
    fileprivate static func swift(_ name: String, properties: [String: Bool]) -> DeclaredClass {
        var declared = DeclaredClass.swift(name, "NSManagedObject")
        declared.scalarProperties = properties
        return declared
    }
}
