import ModelcSchema

/// Reports a stored relationship without an inverse.
enum MissingInverse: LintRule {
    static let description = RuleDescription(
        "missing-inverse", .inverses, .warning,
        summary: "A relationship has no inverse",
        rationale: "When the destination is deleted, the object that points at it is not marked as changed: "
            + "nothing is nullified or validated, the save succeeds, and the reference dangles.",
        help: "add the inverse; use a fetched property for a one-way link",
        fix: .schema,
        prevents: "… should have an inverse",
        bad: """
            <entity name="Courier"/>
            <entity name="Parcel">
                ▸<relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
            </entity>
            """,
        good: [
            .parcels,
            """
            <entity name="Courier"/>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let pairs = subject.persistentPairs
        let candidates = InverseCandidates(pairs)
        for pair in pairs where pair.far == nil {
            let end = pair.near
            let back = candidates.candidates(for: end)
            let only = back.count == 1 ? back.first.first : nil
            let otherwise = "use a fetched property for a one-way link"
            var finding = Finding(
                self,
                "\(end.path) should have an inverse: deleting its \(end.destination) does not update or validate "
                    + "the \(end.owner)",
                at: SchemaLocation(end.relationship), on: end.selector,
                help: only.map { "pair it with \($0.path); \(otherwise)" },
                related: note(of: end).map {
                    [
                        RelatedFinding(
                            $0, at: SchemaLocation(end.relationship, attribute: "deletionRule"), on: end.selector)
                    ]
                } ?? [],
                fix: only.map { Fix(.schema, "pair it with \($0.path)", edits(end, $0)) })
            if only == nil { finding.propose(inverseOf: end, in: subject.model, or: otherwise) }
            report(finding)
        }
    }

    /// Returns a note on the effect of the delete rule if there is no inverse; nil if there is no effect.
    private static func note(of end: RelationshipEnd) -> String? {
        switch end.rule {
        case .nullify: nil
        case .cascade:
            "Cascade: other \(end.owner) objects that point at the deleted \(end.destination) keep a dangling reference"
        case .deny: "Deny does not prevent the deletion of the \(end.destination) itself"
        case .noAction: "No Action is harmless here: no relationship points back"
        }
    }

    private static func edits(_ near: RelationshipEnd, _ far: RelationshipEnd) -> [ModelEdit] {
        near.relationship.setting("inverseName", to: far.relationship.name)
            + near.relationship.setting("inverseEntity", to: far.owner)
            + far.relationship.setting("inverseName", to: near.relationship.name)
            + far.relationship.setting("inverseEntity", to: near.owner)
    }
}
