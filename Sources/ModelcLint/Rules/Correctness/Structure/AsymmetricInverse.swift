import ModelcSchema

/// Reports an inverse that does not refer back to the relationship, or whose destination is not related to the
/// relationship's entity.
enum AsymmetricInverse: LintRule {
    static let description = RuleDescription(
        "asymmetric-inverse", .correctness, .error,
        summary: "An inverse does not point back",
        rationale: "Core Data updates both sides of a pair. If one side names another inverse, its changes are lost "
            + "or applied to the wrong object.",
        help: "make both sides name each other",
        isStructural: true,
        bad: """
            <entity name="Courier">
                <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
                <relationship name="returns" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" ▸inverseName="courier" inverseEntity="Parcel"/>
            </entity>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
            </entity>
            """,
        good: [.parcels])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for (number, relationship) in entity.relationships.enumerated() {
                let own = DeclarationTable.Declaration(entity: index, property: number)
                guard
                    subject.isTheOne(own),
                    let inverse = subject.inverse(of: relationship),
                    let problem = subject.problem(of: inverse, asInverseOf: own)
                else { continue }
                let path = "\(entity.name).\(relationship.name)"
                let inversePath = subject.path(of: inverse)
                report(
                    Finding(
                        self,
                        "\(path) names \(inversePath) as its inverse, but \(inversePath) \(problem)",
                        about: relationship, of: entity, attribute: "inverseName",
                        related: [
                            RelatedFinding(
                                "\(inversePath) is defined here", at: SchemaLocation(subject.relationship(inverse)),
                                on: subject.selector(of: inverse))
                        ],
                        facts: [subject.selector(of: inverse)]))
            }
        }
    }
}

extension LintSubject {
    fileprivate func selector(of place: DeclarationTable.Declaration) -> ElementSelector {
        .property(entity: entities[place.entity].name, relationship(place).name)
    }

    fileprivate func path(of place: DeclarationTable.Declaration) -> String {
        "\(entities[place.entity].name).\(relationship(place).name)"
    }

    /// Returns the error in an inverse, as a clause. Nil if the inverse matches, or if it names an element that does
    /// not exist, which other rules report.
    fileprivate func problem(
        of inverse: DeclarationTable.Declaration, asInverseOf own: DeclarationTable.Declaration
    ) -> String? {
        let relationship = relationship(inverse)
        guard relationship.inverseName != nil else { return "names no inverse" }
        guard let named = self.inverse(of: relationship) else { return nil }
        if named != own { return "names \(path(of: named))" }
        guard let destination = relationship.destinationName.flatMap({ entityIndex(named: $0) }) else { return nil }
        // If an ancestor is unknown, the two entities may be related.
        let isCertain = inheritance.hasCompleteLineage(own.entity) && inheritance.hasCompleteLineage(destination)
        guard isCertain, !inheritance.areKin(own.entity, destination) else { return nil }
        return "goes to \(entities[destination].name)"
    }
}
