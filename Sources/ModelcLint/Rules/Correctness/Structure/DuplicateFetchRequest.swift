import ModelcSchema

/// Reports two fetch request templates with the same name.
enum DuplicateFetchRequest: LintRule {
    static let description = RuleDescription(
        "duplicate-fetch-request", .correctness, .error,
        summary: "Two fetch requests have the same name",
        rationale: "Templates are looked up by name: one of the two cannot be reached.",
        help: "rename one",
        bad: """
            <entity name="Parcel"/>
            <fetchRequest name="Late" entity="Parcel" predicateString="TRUEPREDICATE"/>
            <fetchRequest ▸name="Late" entity="Parcel" predicateString="FALSEPREDICATE"/>
            """,
        good: """
            <entity name="Parcel"/>
            <fetchRequest name="Late" entity="Parcel" predicateString="TRUEPREDICATE"/>
            <fetchRequest name="Lost" entity="Parcel" predicateString="FALSEPREDICATE"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for request in subject.model.model.fetchRequests {
            guard let first = duplicates.first(request.name, at: request.position) else { continue }
            report(
                Finding(
                    self,
                    "fetch request \(request.name) is defined twice",
                    at: SchemaLocation(request, attribute: "name"),
                    on: .fetchRequest(request.name),
                    related: [RelatedFinding("fetch request \(request.name) is first defined here", at: first)]))
        }
    }
}
