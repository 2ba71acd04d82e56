import ModelcSchema

/// Reports a to-one relationship with a maximum other than one.
enum ToOneMaxCount: LintRule {
    static let description = RuleDescription(
        .shared(.toOneMaxCount), .correctness, .warning,
        summary: "A to-one relationship has a maximum count other than 1",
        rationale: "The number has no effect at run time but changes the version hash: correcting it later requires a "
            + "migration of stores.",
        help: "set the maximum to 1 in a new version",
        fix: .schema,
        bad: """
            <entity name="Harbour"/>
            <entity name="Ship">
                <relationship name="home" optional="YES" ▸maxCount="3" deletionRule="Nullify" destinationEntity="Harbour"/>
            </entity>
            """,
        good: """
            <entity name="Harbour"/>
            <entity name="Ship">
                <relationship name="home" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Harbour"/>
                <relationship name="ports" optional="YES" toMany="YES" maxCount="3" deletionRule="Nullify" destinationEntity="Harbour"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where !relationship.isToMany {
                guard let count = relationship.maximumCount, count != 1 else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) is to-one but has maxCount \(count), "
                            + "which has no effect at run time but changes the version hash",
                        about: relationship, of: entity, attribute: "maxCount",
                        help: "set maxCount to 1 in a new version",
                        fix: Fix(.schema, "set maxCount to 1", relationship.setting("maxCount", to: "1"))))
            }
        }
    }
}
