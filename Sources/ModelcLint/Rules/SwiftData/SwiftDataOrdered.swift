import ModelcSchema
import ModelcSettings

/// An ordered relationship, in a model that SwiftData uses.
enum SwiftDataOrdered: LintRule {
    static let description = RuleDescription(
        "swiftdata-ordered", .swiftData, .warning,
        summary: "A to-many relationship is ordered, and SwiftData does not keep its order",
        rationale: "A relationship of a SwiftData model is an array whose order is not stored: a fetch returns it in "
            + "any order.",
        help: "keep the order in an attribute",
        fix: .schema,
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Fleet">
                    <relationship name="ships" optional="YES" toMany="YES" ▸ordered="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Fleet">
                    <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <attribute name="place" optional="YES" attributeType="Integer 32" usesScalarValueType="NO"/>
                    <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.swiftData.contains(entity) {
            for relationship in entity.relationships where relationship.isOrdered && relationship.isToMany {
                report(
                    Finding(
                        self, "SwiftData does not keep the order of \(entity.name).\(relationship.name)",
                        at: SchemaLocation(relationship, attribute: "ordered"),
                        on: .property(entity: entity.name, relationship.name),
                        fix: Fix(.schema, "remove ordered", relationship.removing("ordered"))))
            }
        }
    }
}
