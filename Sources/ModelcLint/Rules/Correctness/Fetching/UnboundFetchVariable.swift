import ModelcPredicates

/// Reports a fetched property if its predicate contains a variable that never gets a value.
enum UnboundFetchVariable: LintRule {
    static let description = RuleDescription(
        "unbound-fetch-variable", .correctness, .warning,
        summary: "The predicate of a fetched property has a variable without a value",
        rationale: "Core Data runs the request of a fetched property itself, and sets two variables: $FETCH_SOURCE, "
            + "the object, and $FETCHED_PROPERTY, the description of the property. Only fetch request templates can "
            + "have other variables.",
        help: "use $FETCH_SOURCE and its properties, or a fetch request template",
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" ▸predicateString="name == $NAME"/>
                </fetchedProperty>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" predicateString="name == $FETCH_SOURCE.name"/>
                </fetchedProperty>
            </entity>
            <fetchRequest name="named" entity="Ship" predicateString="name == $NAME"/>
            """)

    private static let bound: Set = [KeyPathFollower.sourceVariable, "FETCHED_PROPERTY"]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites where site.owner != nil {
            guard case .success(let predicate)? = site.predicate() else { continue }
            for variable in predicate.variables where !bound.contains(variable.name) {
                report(
                    Finding(
                        self, "\(site.title) uses $\(variable.name), which has no value in a fetched property",
                        at: site.predicatePlace, on: site.selector))
            }
        }
    }
}
