import ModelcDiagnostics
import ModelcSchema

/// Two entities with one name.
enum DuplicateEntityName: LintRule {
    static let id = DiagnosticID("duplicate-entity-name")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for entity in subject.entities {
            guard let first = duplicates.first(entity.name, at: entity.position) else { continue }
            let lines = Duplicates.lines(first, entity.position)
            report(
                Finding(
                    id,
                    "\(entity.name) is defined twice\(lines); entity names are keys of the model and must be unique",
                    at: SourcePlace(entity, attribute: "name"),
                    modelPath: entity.name,
                    help: "remove or rename one of them",
                    related: [RelatedFinding("\(entity.name) is first defined here", at: first)]))
        }
    }
}
