import ModelcDiagnostics
import ModelcSchema

/// A destination entity that is not in the model.
enum UnknownDestination: LintRule {
    static let id = DiagnosticID("unknown-destination")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships {
                guard let name = relationship.destinationName, !name.isEmpty else { continue }
                guard subject.entityIndex(named: name) == nil else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name).\(relationship.name) has destination '\(name)', which is not in this model",
                        at: SourcePlace(relationship, attribute: "destinationEntity"),
                        modelPath: "\(entity.name).\(relationship.name)",
                        misspelling: Misspelling(name, among: .entities)))
            }
        }
    }
}
