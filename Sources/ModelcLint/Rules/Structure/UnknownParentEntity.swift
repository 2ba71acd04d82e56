import ModelcDiagnostics
import ModelcSchema

/// A parent entity that is not in the model.
enum UnknownParentEntity: LintRule {
    static let id = DiagnosticID("unknown-parent-entity")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            guard let parentName = entity.parentName, subject.entityIndex(named: parentName) == nil else { continue }
            report(
                Finding(
                    id,
                    "\(entity.name) has parent entity '\(parentName)', which is not in this model",
                    at: SourcePlace(entity, attribute: "parentEntity"),
                    modelPath: entity.name,
                    misspelling: Misspelling(parentName, among: .entities)))
        }
    }
}
