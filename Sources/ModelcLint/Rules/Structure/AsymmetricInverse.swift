import ModelcDiagnostics
import ModelcSchema

/// An inverse that does not lead back: it names another relationship or none as its own inverse, or its destination has
/// nothing to do with the entity.
enum AsymmetricInverse: LintRule {
    static let id = DiagnosticID("asymmetric-inverse")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for (number, relationship) in entity.relationships.enumerated() {
                let own = DeclarationTable.Declaration(entity: index, property: number)
                guard
                    subject.isTheOne(own),
                    let inverse = subject.inverse(of: relationship),
                    let fault = subject.fault(of: inverse, asInverseOf: own)
                else { continue }
                let path = "\(entity.name).\(relationship.name)"
                let inversePath = subject.path(of: inverse)
                report(
                    Finding(
                        id,
                        "\(path) names \(inversePath) as its inverse, but \(inversePath) \(fault)",
                        at: SourcePlace(relationship, attribute: "inverseName"),
                        modelPath: path,
                        help: "make both sides name each other",
                        related: [
                            RelatedFinding(
                                "\(inversePath) is defined here", at: SourcePlace(subject.relationship(inverse)))
                        ]))
            }
        }
    }
}

extension LintSubject {
    fileprivate func relationship(_ place: DeclarationTable.Declaration) -> RelationshipDescription {
        entities[place.entity].relationships[place.property]
    }

    fileprivate func path(of place: DeclarationTable.Declaration) -> String {
        "\(entities[place.entity].name).\(relationship(place).name)"
    }

    /// Whether looking for the relationship's name finds the relationship; not so for the second of two equal names,
    /// which is a fault of its own.
    fileprivate func isTheOne(_ place: DeclarationTable.Declaration) -> Bool {
        entityIndex(named: entities[place.entity].name) == place.entity
            && relationships.declaration(of: relationship(place).name, for: place.entity) == place
    }

    /// The inverse that a relationship names; nil where it names none or one that does not exist.
    fileprivate func inverse(of relationship: RelationshipDescription) -> DeclarationTable.Declaration? {
        guard
            let name = relationship.inverseName,
            let holder = (relationship.inverseEntityName ?? relationship.destinationName)
                .flatMap({ entityIndex(named: $0) })
        else { return nil }
        return relationships.declaration(of: name, for: holder)
    }

    /// What is wrong with an inverse; nil where it leads back, and where its own names lead nowhere, which other rules
    /// report.
    fileprivate func fault(
        of inverse: DeclarationTable.Declaration, asInverseOf own: DeclarationTable.Declaration
    ) -> String? {
        let relationship = relationship(inverse)
        guard relationship.inverseName != nil else { return "names no inverse" }
        guard let named = self.inverse(of: relationship) else { return nil }
        if named != own { return "names \(path(of: named))" }
        guard let destination = relationship.destinationName.flatMap({ entityIndex(named: $0) }) else { return nil }
        // With unknown ancestors the two may yet be related.
        let isCertain = inheritance.hasCompleteLineage(own.entity) && inheritance.hasCompleteLineage(destination)
        guard isCertain, !inheritance.areKin(own.entity, destination) else { return nil }
        return "leads to \(entities[destination].name)"
    }
}
