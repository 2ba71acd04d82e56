import ModelcSchema
import ModelcSettings

/// Inheritance between entities, in a model that SwiftData uses.
enum SwiftDataInheritance: LintRule {
    static let description = RuleDescription(
        "swiftdata-inheritance", .swiftData, .warning,
        summary: "An entity inherits from another, which SwiftData does not support before iOS 26",
        rationale:
            "Xcode warns about it. Whether iOS 26 removes the limit is unverified; set `deployment` in the "
            + "configuration to the systems that the project supports.",
        help: "flatten the hierarchy",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel"/>
                <entity name="Tug" ▸parentEntity="Vessel"/>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel"/>
                <entity name="Tug"/>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        if subject.context.deployment.areAtLeast(iOS: SystemVersion(26), macOS: SystemVersion(26)) { return }
        for entity in subject.entities where subject.swiftData.contains(entity) {
            guard let parent = entity.parentName else { continue }
            report(
                Finding(
                    self, "\(entity.name) inherits from \(parent); SwiftData before iOS 26 has no entity inheritance",
                    at: SchemaLocation(entity, attribute: "parentEntity"), on: .entity(entity.name)))
        }
    }
}
