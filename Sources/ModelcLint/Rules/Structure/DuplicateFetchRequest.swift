import ModelcDiagnostics
import ModelcSchema

/// Two fetch request templates with one name.
enum DuplicateFetchRequest: LintRule {
    static let id = DiagnosticID("duplicate-fetch-request")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for request in subject.model.model.fetchRequests {
            guard let first = duplicates.first(request.name, at: request.position) else { continue }
            report(
                Finding(
                    id,
                    "fetch request \(request.name) is defined twice",
                    at: SourcePlace(request, attribute: "name"),
                    modelPath: "fetchRequest:\(request.name)",
                    help: "rename one",
                    related: [RelatedFinding("fetch request \(request.name) is first defined here", at: first)]))
        }
    }
}
