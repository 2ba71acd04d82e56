import ModelcSchema
import ModelcSettings

/// A uniqueness constraint over several attributes, in a model that SwiftData uses.
enum SwiftDataCompoundUnique: LintRule {
    static let description = RuleDescription(
        "swiftdata-compound-unique", .swiftData, .warning,
        summary: "A uniqueness constraint has several members, which SwiftData does not support before iOS 18",
        rationale: "Xcode has warned about it since SwiftData appeared. Whether later systems remove the limit is "
            + "unverified; set `deployment` in the configuration to the systems that the project supports.",
        help: "use one attribute for each constraint",
        prevents: "Compound unique constraints are not supported in SwiftData.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Berth">
                    <attribute name="pier" optional="YES" attributeType="String"/>
                    <attribute name="number" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                    <uniquenessConstraints>
                        ▸<uniquenessConstraint>
                            <constraint value="pier"/>
                            <constraint value="number"/>
                        </uniquenessConstraint>
                    </uniquenessConstraints>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Berth">
                    <attribute name="pier" optional="YES" attributeType="String"/>
                    <uniquenessConstraints>
                        <uniquenessConstraint>
                            <constraint value="pier"/>
                        </uniquenessConstraint>
                    </uniquenessConstraints>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        if subject.context.deployment.areAtLeast(iOS: SystemVersion(18), macOS: SystemVersion(15)) { return }
        for entity in subject.entities where subject.swiftData.contains(entity) {
            for constraint in entity.uniquenessConstraints where constraint.members.count > 1 {
                report(
                    Finding(
                        id, "\(entity.name) has a compound unique constraint, which SwiftData does not support",
                        at: SourcePlace(constraint),
                        on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                        help: "use one attribute for each constraint"))
            }
        }
    }
}

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
                        id,
                        "\(entity.name).\(property.name) is a fetched property; SwiftData has no fetched properties",
                        at: SourcePlace(property), on: .property(entity: entity.name, property.name),
                        help: "fetch the objects in code"))
            }
        }
    }
}

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
                        id, "SwiftData does not keep the order of \(entity.name).\(relationship.name)",
                        at: SourcePlace(relationship, attribute: "ordered"),
                        on: .property(entity: entity.name, relationship.name), help: "keep the order in an attribute",
                        fix: Fix(.schema, "remove ordered", relationship.removing("ordered"))))
            }
        }
    }
}
