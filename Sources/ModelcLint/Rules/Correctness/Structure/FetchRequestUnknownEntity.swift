import ModelcSchema

/// Reports a fetch request that names no entity, or an entity that does not exist. The request may be a template or
/// belong to a fetched property.
enum FetchRequestUnknownEntity: LintRule {
    static let description = RuleDescription(
        "fetch-request-unknown-entity", .correctness, .error,
        summary: "A fetch request names no entity, or one that is not in the model",
        rationale: "Getting the request from the model raises an exception.",
        help: "write the name of the entity to fetch: entity=\"…\"",
        bad: [
            """
            <entity name="Parcel"/>
            <fetchRequest name="Late" ▸entity="Packet" predicateString="TRUEPREDICATE"/>
            """,
            """
            <entity name="Parcel"/>
            ▸<fetchRequest name="Late" predicateString="TRUEPREDICATE"/>
            """,
            """
            <entity name="Parcel">
                <fetchedProperty name="others" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" ▸entity="Packet"/>
                </fetchedProperty>
            </entity>
            """,
        ],
        good: """
            <entity name="Parcel"/>
            <fetchRequest name="Late" entity="Parcel" predicateString="TRUEPREDICATE"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            if let finding = finding(site, subject) { report(finding) }
        }
    }

    private static func finding(_ site: FetchRequestSite, _ subject: LintSubject) -> Finding? {
        guard let name = site.request.entityName else {
            return Finding(
                self, "\(site.title) has no entity", at: SchemaLocation(site.request), on: site.selector)
        }
        guard subject.entityIndex(named: name) == nil else { return nil }
        return Finding(
            self, "\(site.title) is for '\(name)', which is not in this model",
            at: SchemaLocation(site.request, attribute: "entity"), on: site.selector, help: nil,
            misspelling: Misspelling(name, among: .entities))
    }
}
