import ModelcSchema

/// An attribute without a type, in a model that SwiftData uses.
enum SwiftDataUndefinedType: LintRule {
    static let description = RuleDescription(
        "swiftdata-undefined-type", .swiftData, .warning,
        summary: "An attribute has no type, which SwiftData cannot express",
        rationale: "A property of a SwiftData model has a Swift type.",
        help: "choose a type",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Ship">
                    ▸<attribute name="label" optional="YES" transient="YES"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Ship">
                    <attribute name="label" optional="YES" transient="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.swiftData.contains(entity) {
            for attribute in entity.attributes where attribute.type == .undefined {
                report(
                    Finding(
                        self, "SwiftData cannot express \(entity.name).\(attribute.name), which has no type",
                        at: SchemaLocation(attribute), on: .property(entity: entity.name, attribute.name)))
            }
        }
    }
}
