import ModelcSchema

/// Reports a fetched property, in a model that SwiftData uses.
enum SwiftDataFetchedProperty: PlatformRule {
    static let description = RuleDescription(
        "swiftdata-fetched-property",
        swiftData: "An entity has a fetched property, which SwiftData does not have",
        rationale: "A SwiftData model has no property that a fetch request fills.",
        help: "fetch the objects in code",
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                ▸<fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" predicateString="name == $FETCH_SOURCE.name"/>
                </fetchedProperty>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.fetchedProperties.map { property in
            Finding(
                self, "\(entity.name).\(property.name) is a fetched property; SwiftData has no fetched properties",
                about: property, of: entity)
        }
    }
}
