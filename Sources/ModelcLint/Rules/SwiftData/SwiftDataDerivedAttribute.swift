import ModelcSchema

/// A derived attribute, in a model that SwiftData uses.
enum SwiftDataDerivedAttribute: LintRule {
    static let description = RuleDescription(
        "swiftdata-derived-attribute", .swiftData, .warning,
        summary: "An attribute is derived, which SwiftData does not have",
        rationale: "A SwiftData model has stored and computed properties; the store computes no values.",
        help: "compute the value in code",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Ship">
                    <attribute name="name" optional="YES" attributeType="String"/>
                    <attribute name="searchName" optional="YES" attributeType="String" ▸derived="YES" derivationExpression="canonical:(name)"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Ship">
                    <attribute name="name" optional="YES" attributeType="String"/>
                    <attribute name="searchName" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.swiftData.contains(entity) {
            for attribute in entity.attributes where attribute.isDerived {
                report(
                    Finding(
                        self, "\(entity.name).\(attribute.name) is derived; SwiftData has no derived attributes",
                        at: SchemaLocation(attribute, attribute: "derived"),
                        on: .property(entity: entity.name, attribute.name)))
            }
        }
    }
}
