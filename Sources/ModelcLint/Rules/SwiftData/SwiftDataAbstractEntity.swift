import ModelcSchema
import ModelcSettings

/// An abstract entity, in a model that SwiftData uses.
enum SwiftDataAbstractEntity: LintRule {
    static let description = RuleDescription(
        "swiftdata-abstract-entity", .swiftData, .warning,
        summary: "An entity is abstract, which SwiftData does not have",
        rationale: "A SwiftData model is a class that can be instantiated; Xcode warns about the flag.",
        help: "make the entity concrete",
        fix: .schema,
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel" ▸isAbstract="YES">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.swiftData.contains(entity) && entity.isAbstract {
            report(
                Finding(
                    self, "\(entity.name) is abstract; SwiftData has no abstract entities",
                    at: SchemaLocation(entity, attribute: "isAbstract"), on: .entity(entity.name),
                    help: "make it concrete",
                    fix: Fix(.schema, "make it concrete", entity.removing("isAbstract"))))
        }
    }
}
