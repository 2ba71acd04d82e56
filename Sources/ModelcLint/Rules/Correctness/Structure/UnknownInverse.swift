import ModelcSchema

/// Reports an inverse that does not exist. The destination entity or any of its ancestors may declare it.
enum UnknownInverse: LintRule {
    static let description = RuleDescription(
        "unknown-inverse", .correctness, .error,
        summary: "The inverse of a relationship does not exist",
        rationale: "The pair has only one end; the model does not compile. An inherited inverse is fine.",
        help: "correct the inverse, or remove inverseName and inverseEntity",
        isStructural: true,
        bad: """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" ▸inverseName="parcel" inverseEntity="Courier"/>
            </entity>
            """,
        good: [.parcels])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships {
                guard
                    let inverseName = relationship.inverseName,
                    let holderName = relationship.inverseEntityName ?? relationship.destinationName,
                    let misspelling = misspelling(of: inverseName, in: holderName, relationship, subject)
                else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(relationship.name) names the inverse \(holderName).\(inverseName), "
                            + "which does not exist",
                        about: relationship, of: entity, attribute: misspelling.attribute,
                        misspelling: misspelling.name))
            }
        }
    }

    /// Returns the name in an inverse that does not exist, and the XML attribute that contains it. Nil if the inverse
    /// exists, or if another rule reports the cause.
    private static func misspelling(
        of inverseName: String, in holderName: String, _ relationship: RelationshipDescription, _ subject: LintSubject
    ) -> (name: Misspelling, attribute: String)? {
        let after = ", or remove inverseName and inverseEntity"
        guard let holder = subject.entityIndex(named: holderName) else {
            if holderName == relationship.destinationName || holderName.isEmpty { return nil }
            let name = Misspelling(
                holderName, among: .entities, before: "point it at ", after: ".\(inverseName)\(after)")
            return (name, "inverseEntity")
        }
        guard
            subject.relationships.declaration(of: inverseName, for: holder) == nil,
            subject.inheritance.hasCompleteLineage(holder)
        else { return nil }
        let name = Misspelling(
            inverseName, among: .relationships(entity: holder), before: "point it at \(holderName).", after: after)
        return (name, "inverseName")
    }
}
