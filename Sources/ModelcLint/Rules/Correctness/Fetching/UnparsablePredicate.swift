import ModelcPredicates
import ModelcSchema

/// Reports a fetch request with an invalid predicate.
enum UnparsablePredicate: LintRule {
    static let description = RuleDescription(
        "unparsable-predicate", .correctness, .warning,
        summary: "The predicate of a fetch request, or of a fetched property, cannot be parsed",
        rationale: "The text is parsed when the model is compiled or when the request is made; text that is not a "
            + "predicate raises an exception. modelc supports the syntax of Apple's Predicate Programming Guide.",
        help: "correct the text",
        prevents: "Unable to parse the format string",
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" ▸predicateString="name = = $FETCH_SOURCE.name"/>
                </fetchedProperty>
            </entity>
            <fetchRequest name="named" entity="Ship" ▸predicateString="name =="/>
            <fetchRequest name="formatted" entity="Ship" ▸predicateString="name == %@"/>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <fetchRequest name="named" entity="Ship" predicateString="name == $NAME"/>
            <fetchRequest name="all" entity="Ship"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            guard case .failure(let error)? = site.predicate() else { continue }
            report(
                Finding(
                    self, "the predicate of \(site.title) cannot be parsed: \(error.message)", at: site.predicatePlace,
                    on: site.selector,
                    help: error.help ?? "correct the text at character "
                        + "\(place(error, site.request.predicate ?? ""))"))
        }
    }

    /// Returns the position of the error in the text, in characters from 1.
    private static func place(_ error: PredicateSyntaxError, _ text: String) -> Int {
        String(decoding: text.utf8.prefix(error.offset), as: UTF8.self).count + 1
    }
}
