import ModelcDiagnostics
import ModelcSchema

/// A uniqueness constraint over a property that the entity does not have.
enum UnknownUniquenessAttribute: LintRule {
    static let id = DiagnosticID("unknown-uniqueness-attribute")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for constraint in entity.uniquenessConstraints {
                for member in constraint.members where subject.isUnknownProperty(member.name, of: index) {
                    report(
                        Finding(
                            id,
                            "a uniqueness constraint of \(entity.name) names '\(member.name)', "
                                + "which \(entity.name) does not have",
                            at: SourcePlace(member, attribute: "value"),
                            modelPath: "\(entity.name).unique:\(names(of: constraint))",
                            misspelling: Misspelling(member.name, among: .properties(entity: index))))
                }
            }
        }
    }

    private static func names(of constraint: UniquenessConstraint) -> String {
        constraint.members.map(\.name).joined(separator: ",")
    }
}
