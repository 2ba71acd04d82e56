import ModelcPlans
import ModelcSchema

/// A required attribute without a default, in a store that is mirrored to CloudKit.
enum CloudKitRequiredAttribute: LintRule {
    static let description = RuleDescription(
        "cloudkit-required-attribute", .cloudKit, .error,
        summary: "A required attribute has no default, and CloudKit needs one",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "make the attribute optional, or give it a default",
        fix: .schema,
        prevents: "CloudKit integration requires that all attributes be optional, or have a default value set.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Voyage">
                    ▸<attribute name="title" attributeType="String"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Voyage">
                    <attribute name="title" attributeType="String" defaultValueString=""/>
                    <attribute name="note" optional="YES" attributeType="String"/>
                    <attribute name="started" attributeType="Date" defaultDateTimeInterval="0" usesScalarValueType="NO"/>
                    <attribute name="cache" transient="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for attribute in entity.attributes where needsDefault(attribute) {
                report(
                    Finding(
                        id,
                        "CloudKit requires \(entity.name).\(attribute.name) to be optional or have a default value; "
                            + "the store will not load (error 134060)",
                        at: SourcePlace(attribute), on: .property(entity: entity.name, attribute.name),
                        help: "make it optional, or give it a default",
                        fix: Fix(.schema, "make it optional", attribute.setting("optional", to: "YES"))))
            }
        }
    }

    private static func needsDefault(_ attribute: AttributeDescription) -> Bool {
        guard !attribute.isOptional, !attribute.isTransient, !attribute.isDerived else { return false }
        return !attribute.hasDefault
    }
}

/// A uniqueness constraint, in a store that is mirrored to CloudKit.
enum CloudKitUniqueConstraint: LintRule {
    static let description = RuleDescription(
        "cloudkit-unique-constraint", .cloudKit, .error,
        summary: "An entity has a uniqueness constraint, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "remove the constraint, and find duplicates in code",
        fix: .schema,
        prevents: "CloudKit integration does not support unique constraints.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="code" optional="YES" attributeType="String"/>
                    <uniquenessConstraints>
                        ▸<uniquenessConstraint>
                            <constraint value="code"/>
                        </uniquenessConstraint>
                    </uniquenessConstraints>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="code" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for constraint in entity.uniquenessConstraints {
                report(
                    Finding(
                        id,
                        "CloudKit does not support the uniqueness constraint of \(entity.name); "
                            + "the store will not load (error 134060)",
                        at: SourcePlace(constraint),
                        on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                        help: "remove it, and find duplicates in code",
                        fix: Fix(.schema, "remove the constraint", constraint.removal())))
            }
        }
    }
}

/// A type that CloudKit cannot store.
enum CloudKitUnsupportedType: LintRule {
    static let description = RuleDescription(
        "cloudkit-unsupported-type", .cloudKit, .error,
        summary: "An attribute has a type that CloudKit cannot store",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "choose another type",
        prevents: "CloudKit integration does not support attributes of type Undefined or Object ID.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="anything" optional="YES" ▸attributeType="ObjectID"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Ship">
                    <attribute name="anything" optional="YES" transient="YES"/>
                    <attribute name="photo" optional="YES" attributeType="Binary"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for attribute in entity.attributes where !attribute.isTransient {
                guard attribute.type == .undefined || attribute.type == .objectID else { continue }
                report(
                    Finding(
                        id,
                        "CloudKit cannot store \(entity.name).\(attribute.name) of type \(attribute.type.rawValue)",
                        at: SourcePlace(attribute, attribute: "attributeType"),
                        on: .property(entity: entity.name, attribute.name), help: "choose another type"))
            }
        }
    }
}
