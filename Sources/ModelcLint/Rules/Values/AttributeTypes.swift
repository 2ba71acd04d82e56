import ModelcSchema

/// A transformer of an attribute whose values are not transformed.
enum TransformerOnNonTransformable: LintRule {
    static let description = RuleDescription(
        .shared(.transformerOnNonTransformable), .correctness, .note,
        summary: "An attribute that is not Transformable has a transformer",
        rationale: "Core Data transforms values of Transformable attributes only; the name is left over from an "
            + "earlier type.",
        help: "remove the transformer",
        fix: .safe,
        bad: [
            """
            <entity name="Chart">
                <attribute name="sheet" optional="YES" attributeType="Binary" ▸valueTransformerName="SheetTransformer"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Chart">
                <attribute name="sheet" optional="YES" attributeType="Transformable" valueTransformerName="SheetTransformer"/>
                <attribute name="notes" optional="YES" attributeType="String" valueTransformerName=""/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type != .transformable && attribute.type != .undefined {
                guard let name = attribute.transformerName else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name).\(attribute.name) is \(attribute.type.rawValue); its transformer \(name) is "
                            + "never used",
                        at: SourcePlace(attribute, attribute: "valueTransformerName"),
                        on: .property(entity: entity.name, attribute.name), help: "remove the transformer",
                        fix: Fix(.safe, "remove the transformer", attribute.removing("valueTransformerName"))))
            }
        }
    }
}

/// A stored attribute without a type.
enum UndefinedAttributeType: LintRule {
    static let description = RuleDescription(
        .shared(.undefinedAttributeType), .correctness, .error,
        summary: "A stored attribute has no type",
        rationale: "The store has no column without a type; only transient attributes can be Undefined.",
        help: "choose a type, or make the attribute transient",
        bad: [
            """
            <entity name="Buoy">
                ▸<attribute name="signal" optional="YES"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Buoy">
                <attribute name="signal" optional="YES" attributeType="String"/>
                <attribute name="lamp" optional="YES" transient="YES"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .undefined && !attribute.isTransient {
                report(
                    Finding(
                        id, "\(entity.name).\(attribute.name) has no type; only transient attributes may be Undefined",
                        at: SourcePlace(attribute), on: .property(entity: entity.name, attribute.name),
                        help: MistakenNames.mistake(for: "attributeType", in: attribute, named: "attribute")
                            .map { "rename \($0.name) to attributeType" } ?? "choose a type, or make it transient"))
            }
        }
    }
}
