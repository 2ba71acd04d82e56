import ModelcSchema

/// A fetched property, in a model that SwiftData uses.
enum SwiftDataFetchedProperty: LintRule {
    static let description = RuleDescription(
        "swiftdata-fetched-property", .swiftData, .warning,
        summary: "An entity has a fetched property, which SwiftData does not have",
        rationale: "A SwiftData model has no property that a fetch request fills.",
        help: "fetch the objects in code",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Ship">
                    <attribute name="name" optional="YES" attributeType="String"/>
                    ▸<fetchedProperty name="namesakes" optional="YES">
                        <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" predicateString="name == $FETCH_SOURCE.name"/>
                    </fetchedProperty>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Ship">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.swiftData.contains(entity) {
            for property in entity.fetchedProperties {
                report(
                    Finding(
                        self,
                        "\(entity.name).\(property.name) is a fetched property; SwiftData has no fetched properties",
                        at: SchemaLocation(property), on: .property(entity: entity.name, property.name)))
            }
        }
    }
}
