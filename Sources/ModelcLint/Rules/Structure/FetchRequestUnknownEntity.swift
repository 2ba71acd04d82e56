import ModelcDiagnostics
import ModelcSchema

/// A fetch request, a template or that of a fetched property, for no entity or for one that is not in the model.
enum FetchRequestUnknownEntity: LintRule {
    static let id = DiagnosticID("fetch-request-unknown-entity")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for request in subject.model.model.fetchRequests {
            let title = "fetch request \(request.name)"
            check(request, title: title, modelPath: "fetchRequest:\(request.name)", subject, report)
        }
        for entity in subject.entities {
            for property in entity.fetchedProperties {
                guard let request = property.fetchRequest else { continue }
                let path = "\(entity.name).\(property.name)"
                check(request, title: "the fetch request of \(path)", modelPath: path, subject, report)
            }
        }
    }

    private static func check(
        _ request: FetchRequestDescription, title: String, modelPath: String, _ subject: LintSubject,
        _ report: (Finding) -> Void
    ) {
        guard let name = request.entityName else {
            return report(
                Finding(
                    id, "\(title) has no entity", at: SourcePlace(request), modelPath: modelPath,
                    help: "choose the entity to fetch"))
        }
        guard subject.entityIndex(named: name) == nil else { return }
        report(
            Finding(
                id,
                "\(title) is for '\(name)', which is not in this model",
                at: SourcePlace(request, attribute: "entity"),
                modelPath: modelPath,
                misspelling: Misspelling(name, among: .entities)))
    }
}
