import ModelcSchema

/// A fetch request, a template or that of a fetched property, for no entity or for one that is not in the model.
enum FetchRequestUnknownEntity: LintRule {
    static let description = RuleDescription(
        "fetch-request-unknown-entity", .correctness, .error,
        summary: "A fetch request is for no entity, or for one that is not in the model",
        rationale: "Asking the model for the request raises an exception.",
        help: "choose the entity to fetch",
        bad: [
            """
            <entity name="Parcel"/>
            <fetchRequest name="Late" ▸entity="Packet" predicateString="TRUEPREDICATE"/>
            """,
            """
            <entity name="Parcel"/>
            ▸<fetchRequest name="Late" predicateString="TRUEPREDICATE"/>
            """,
        ],
        good: [
            """
            <entity name="Parcel"/>
            <fetchRequest name="Late" entity="Parcel" predicateString="TRUEPREDICATE"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for request in subject.model.model.fetchRequests {
            let title = "fetch request \(request.name)"
            check(request, title: title, on: .fetchRequest(request.name), subject, report)
        }
        for entity in subject.entities {
            for property in entity.fetchedProperties {
                guard let request = property.fetchRequest else { continue }
                let path = "\(entity.name).\(property.name)"
                check(
                    request, title: "the fetch request of \(path)", on: .property(entity: entity.name, property.name),
                    subject, report)
            }
        }
    }

    private static func check(
        _ request: FetchRequestDescription, title: String, on selector: ElementSelector, _ subject: LintSubject,
        _ report: (Finding) -> Void
    ) {
        guard let name = request.entityName else {
            return report(
                Finding(
                    id, "\(title) has no entity", at: SourcePlace(request), on: selector,
                    help: "choose the entity to fetch"))
        }
        guard subject.entityIndex(named: name) == nil else { return }
        report(
            Finding(
                id,
                "\(title) is for '\(name)', which is not in this model",
                at: SourcePlace(request, attribute: "entity"),
                on: selector,
                misspelling: Misspelling(name, among: .entities)))
    }
}
