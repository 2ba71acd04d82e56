import ModelcSchema
import ModelcSettings

/// Reports an abstract entity, in a model that SwiftData uses.
enum SwiftDataAbstractEntity: PlatformRule {
    static let description = RuleDescription(
        "swiftdata-abstract-entity",
        swiftData: "An entity is abstract, which SwiftData does not have",
        rationale: "A SwiftData model is a class that can be instantiated; Xcode warns about the flag.",
        help: "make the entity concrete",
        fix: .schema,
        bad: """
            <entity name="Vessel" ▸isAbstract="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            """,
        good: """
            <entity name="Vessel">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        guard entity.isAbstract else { return [] }
        return [
            Finding(
                self, "\(entity.name) is abstract; SwiftData has no abstract entities",
                at: SchemaLocation(entity, attribute: "isAbstract"), on: .entity(entity.name), help: "make it concrete",
                fix: Fix(.schema, "make it concrete", entity.removing("isAbstract")))
        ]
    }
}
