import ModelcSchema

/// Reports a relationship without an inverse, in a store that is mirrored to CloudKit.
enum CloudKitMissingInverse: PlatformRule {
    static let description = RuleDescription(
        "cloudkit-missing-inverse", cloudKit: "A relationship has no inverse, and CloudKit needs one",
        help: "add an inverse",
        prevents: "CloudKit integration requires that all relationships have an inverse, the following do not:",
        bad: """
            <entity name="Crew">
                ▸<relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <entity name="Ship"/>
            """,
        good: .crew())

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        entity.relationships.filter { !$0.isTransient && $0.inverseName == nil }.map { relationship in
            var finding = Finding(
                self,
                "CloudKit requires \(entity.name).\(relationship.name) to have an inverse; "
                    + "the store will not load (error 134060)",
                about: relationship, of: entity, help: nil)
            finding.propose(inverseOf: relationship, owner: entity.name, in: subject.model)
            return finding
        }
    }
}
