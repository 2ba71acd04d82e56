import ModelcSchema
import ModelcSettings

/// Reports an ordered relationship, in a model that SwiftData uses.
enum SwiftDataOrdered: PlatformRule {
    static let description = RuleDescription(
        "swiftdata-ordered",
        swiftData: "A to-many relationship is ordered, and SwiftData does not keep its order",
        rationale: "A relationship of a SwiftData model is an array whose order is not stored: a fetch returns it in "
            + "any order.",
        help: "keep the order in an attribute",
        fix: .schema,
        bad: """
            <entity name="Fleet">
                <relationship name="ships" optional="YES" toMany="YES" ▸ordered="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
            </entity>
            """,
        good: """
            <entity name="Fleet">
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <attribute name="place" optional="YES" attributeType="Integer 32" usesScalarValueType="NO"/>
                <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.relationships.filter { $0.isOrdered && $0.isToMany }.map { relationship in
            Finding(
                self, "SwiftData does not keep the order of \(entity.name).\(relationship.name)",
                about: relationship, of: entity, attribute: "ordered",
                fix: Fix(.schema, "remove ordered", relationship.removing("ordered")))
        }
    }
}
