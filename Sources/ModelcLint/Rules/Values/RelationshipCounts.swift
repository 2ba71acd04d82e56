import ModelcSchema

/// A to-many relationship with a least count that may be empty all the same.
enum MinCountOnOptional: LintRule {
    static let description = RuleDescription(
        "min-count-on-optional", .correctness, .note,
        summary: "An optional to-many relationship has a minimum count",
        rationale: "The count is checked only if the relationship is not empty: an optional one may have no objects.",
        help: "make the relationship required, or remove the minimum",
        fix: .schema,
        bad: [
            """
            <entity name="Convoy">
                <relationship name="ships" optional="YES" toMany="YES" ▸minCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """
        ],
        good: [
            """
            <entity name="Convoy">
                <relationship name="ships" toMany="YES" minCount="2" deletionRule="Nullify" destinationEntity="Ship"/>
                <relationship name="flagship" optional="YES" minCount="1" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isToMany && relationship.isOptional {
                guard let least = relationship.minimumCount, least > 0 else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name).\(relationship.name) requires at least \(least) but is optional; it can still "
                            + "be empty",
                        at: SourcePlace(relationship, attribute: "minCount"),
                        on: .property(entity: entity.name, relationship.name),
                        help: "make it required, or remove minCount",
                        fix: Fix(.schema, "remove minCount", relationship.removing("minCount"))))
            }
        }
    }
}

/// An ordered to-one relationship.
enum OrderedToOne: LintRule {
    static let description = RuleDescription(
        .shared(.orderedToOne), .correctness, .warning,
        summary: "A to-one relationship is ordered",
        rationale: "A single object has no order; the flag is left over from a to-many relationship.",
        help: "remove ordered=\"YES\", or make the relationship to-many",
        fix: .schema,
        bad: [
            """
            <entity name="Ship">
                <relationship name="escort" optional="YES" maxCount="1" deletionRule="Nullify" ▸ordered="YES" destinationEntity="Ship"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <relationship name="escorts" optional="YES" toMany="YES" deletionRule="Nullify" ordered="YES" destinationEntity="Ship"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isOrdered && !relationship.isToMany {
                report(
                    Finding(
                        id, "\(entity.name).\(relationship.name) is ordered but to-one; the order has no effect",
                        at: SourcePlace(relationship, attribute: "ordered"),
                        on: .property(entity: entity.name, relationship.name),
                        help: "remove ordered=\"YES\", or make it to-many",
                        fix: Fix(.schema, "remove ordered", relationship.removing("ordered"))))
            }
        }
    }
}

/// A to-many relationship that can hold one object.
enum ToManyOfOne: LintRule {
    static let description = RuleDescription(
        .shared(.toManyOfOne), .correctness, .note,
        summary: "A to-many relationship has a maximum of one",
        rationale:
            "Code has to handle a set, and a second object fails only at the save (error 1590). A to-one relationship "
            + "expresses the same, and replaces the previous object.",
        help: "make it to-one in a new version",
        bad: [
            """
            <entity name="Convoy">
                <relationship name="flagships" optional="YES" toMany="YES" ▸maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """
        ],
        good: [
            """
            <entity name="Convoy">
                <relationship name="flagship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
                <relationship name="ships" optional="YES" toMany="YES" maxCount="12" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where relationship.isToMany && relationship.maximumCount == 1 {
                report(
                    Finding(
                        id, "\(entity.name).\(relationship.name) is to-many with a maximum of one",
                        at: SourcePlace(relationship, attribute: "maxCount"),
                        on: .property(entity: entity.name, relationship.name), help: "make it to-one"))
            }
        }
    }
}

/// A to-one relationship with another maximum than one.
enum ToOneMaxCount: LintRule {
    static let description = RuleDescription(
        .shared(.toOneMaxCount), .correctness, .warning,
        summary: "A to-one relationship has a maximum count other than 1",
        rationale: "The number has no effect at run time but changes the version hash: correcting it later requires a "
            + "migration of stores.",
        help: "set the maximum to 1 in a new version",
        fix: .schema,
        bad: [
            """
            <entity name="Harbour"/>
            <entity name="Ship">
                <relationship name="home" optional="YES" ▸maxCount="3" deletionRule="Nullify" destinationEntity="Harbour"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Harbour"/>
            <entity name="Ship">
                <relationship name="home" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Harbour"/>
                <relationship name="ports" optional="YES" toMany="YES" maxCount="3" deletionRule="Nullify" destinationEntity="Harbour"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where !relationship.isToMany {
                guard let count = relationship.maximumCount, count != 1 else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name).\(relationship.name) is to-one but has maxCount \(count), "
                            + "which has no effect at run time but changes the version hash",
                        at: SourcePlace(relationship, attribute: "maxCount"),
                        on: .property(entity: entity.name, relationship.name),
                        help: "set maxCount to 1 in a new version",
                        fix: Fix(.schema, "set maxCount to 1", relationship.setting("maxCount", to: "1"))))
            }
        }
    }
}
