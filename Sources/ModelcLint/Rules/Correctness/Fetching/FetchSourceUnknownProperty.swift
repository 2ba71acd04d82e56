import ModelcPredicates
import ModelcSchema

/// Reports a fetched property if its predicate uses a property of `$FETCH_SOURCE` that does not exist.
enum FetchSourceUnknownProperty: LintRule {
    static let description = RuleDescription(
        "fetch-source-unknown-property", .correctness, .warning,
        summary: "A fetched property uses a property of $FETCH_SOURCE that its entity does not have",
        rationale: "$FETCH_SOURCE is the object that has the fetched property. Core Data checks its key paths only "
            + "when the property is read, and then raises an exception.",
        help: "correct the key path after $FETCH_SOURCE",
        prevents: "the entity … is not key value coding-compliant for the key …",
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" ▸predicateString="name == $FETCH_SOURCE.title"/>
                </fetchedProperty>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="label" optional="YES" transient="YES" attributeType="String"/>
                <fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" predicateString="name == $FETCH_SOURCE.name AND SELF != $FETCH_SOURCE"/>
                </fetchedProperty>
                <fetchedProperty name="labelled" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" predicateString="name == $FETCH_SOURCE.label"/>
                </fetchedProperty>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            for (use, problem) in site.problems(subject) where use.scope == .variable(KeyPathFollower.sourceVariable) {
                // `$FETCH_SOURCE` is an object in memory. So its transient properties can be used, and also the keys of
                // its attribute values.
                guard case .unknown(let name, let holder) = problem else { continue }
                report(
                    Finding(
                        self,
                        "\(site.title) uses $FETCH_SOURCE.\(use.text), but \(subject.entities[holder].name) has no "
                            + "'\(name)'; "
                            + "reading the property raises an exception",
                        at: site.predicatePlace, on: site.selector, help: nil,
                        misspelling: Misspelling(name, among: .properties(entity: holder))))
            }
        }
    }
}
