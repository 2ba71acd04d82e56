import ModelcPlans
import ModelcSchema

/// The delete rule Deny, in a store that is mirrored to CloudKit.
enum CloudKitDenyDeleteRule: LintRule {
    static let description = RuleDescription(
        "cloudkit-deny-delete-rule", .cloudKit, .error,
        summary: "A relationship has the delete rule Deny, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "use Nullify or Cascade",
        fix: .suggestion,
        prevents: "The following relationships are configured with unsupported delete rules:",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" ▸deletionRule="Deny" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for relationship in entity.relationships where !relationship.isTransient && relationship.deleteRule == .deny
            {
                let path = "\(entity.name).\(relationship.name)"
                report(
                    Finding(
                        id,
                        "CloudKit does not support the delete rule Deny of \(path); the store will not load (error 134060)",
                        at: SourcePlace(relationship, attribute: "deletionRule"),
                        on: .property(entity: entity.name, relationship.name),
                        help: "use Nullify or Cascade",
                        fix: .changing(relationship, path, to: .nullify)))
            }
        }
    }
}

/// A relationship without an inverse, in a store that is mirrored to CloudKit.
enum CloudKitMissingInverse: LintRule {
    static let description = RuleDescription(
        "cloudkit-missing-inverse", .cloudKit, .error,
        summary: "A relationship has no inverse, and CloudKit needs one",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "add an inverse",
        prevents: "CloudKit integration requires that all relationships have an inverse, the following do not:",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    ▸<relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
                </entity>
                <entity name="Ship"/>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for relationship in entity.relationships where !relationship.isTransient && relationship.inverseName == nil
            {
                let path = "\(entity.name).\(relationship.name)"
                var finding = Finding(
                    id, "CloudKit requires \(path) to have an inverse; the store will not load (error 134060)",
                    at: SourcePlace(relationship), on: .property(entity: entity.name, relationship.name))
                finding.propose(inverseOf: relationship, owner: entity.name, in: subject.model)
                report(finding)
            }
        }
    }
}

/// An ordered relationship, in a store that is mirrored to CloudKit.
enum CloudKitOrderedRelationship: LintRule {
    static let description = RuleDescription(
        "cloudkit-ordered-relationship", .cloudKit, .error,
        summary: "A relationship is ordered, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "remove ordered=\"YES\", and add an attribute to sort by",
        fix: .schema,
        prevents: "CloudKit integration does not support ordered relationships.",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" ▸ordered="YES" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for relationship in entity.relationships where !relationship.isTransient && relationship.isOrdered {
                let path = "\(entity.name).\(relationship.name)"
                report(
                    Finding(
                        id,
                        "CloudKit does not support ordered relationships such as \(path); the store will not load (error 134060)",
                        at: SourcePlace(relationship, attribute: "ordered"),
                        on: .property(entity: entity.name, relationship.name),
                        help: "remove ordered=\"YES\", and add an attribute to sort by",
                        fix: Fix(.schema, "remove ordered", relationship.removing("ordered"))))
            }
        }
    }
}

/// A required relationship, in a store that is mirrored to CloudKit.
enum CloudKitRequiredRelationship: LintRule {
    static let description = RuleDescription(
        "cloudkit-required-relationship", .cloudKit, .error,
        summary: "A relationship is required, which CloudKit does not support",
        rationale: MigrationFact.unfitForCloudKit.why,
        help: "make the relationship optional",
        fix: .schema,
        prevents: "CloudKit integration requires that all relationships be optional, the following are not:",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    ▸<relationship name="ship" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                <entity name="Crew">
                    <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
                </entity>
                <entity name="Ship">
                    <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.cloudKit.contains(entity) {
            for relationship in entity.relationships where !relationship.isTransient && !relationship.isOptional {
                let path = "\(entity.name).\(relationship.name)"
                report(
                    Finding(
                        id, "CloudKit requires \(path) to be optional; the store will not load (error 134060)",
                        at: SourcePlace(relationship), on: .property(entity: entity.name, relationship.name),
                        help: "make it optional",
                        fix: Fix(.schema, "make it optional", relationship.setting("optional", to: "YES"))))
            }
        }
    }
}
