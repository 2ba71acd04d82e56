import ModelcSchema
import ModelcSettings

/// Reports inheritance between entities, in a model that SwiftData uses.
enum SwiftDataInheritance: PlatformRule {
    static let description = RuleDescription(
        "swiftdata-inheritance",
        swiftData: "An entity inherits from another, which SwiftData does not support before iOS 26",
        rationale:
            "Xcode warns about it. Whether iOS 26 removes the limit is unverified; set `deployment` in the "
            + "configuration to the systems that the project supports.",
        help: "flatten the hierarchy",
        bad: """
            <entity name="Vessel"/>
            <entity name="Tug" ▸parentEntity="Vessel"/>
            """,
        good: """
            <entity name="Vessel"/>
            <entity name="Tug"/>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        let supportsInheritance = subject.context.deployment.areAtLeast(
            iOS: SystemVersion(26), macOS: SystemVersion(26))
        guard !supportsInheritance, let parent = entity.parentName else { return [] }
        return [
            Finding(
                self, "\(entity.name) inherits from \(parent); SwiftData before iOS 26 has no entity inheritance",
                at: SchemaLocation(entity, attribute: "parentEntity"), on: .entity(entity.name))
        ]
    }
}
