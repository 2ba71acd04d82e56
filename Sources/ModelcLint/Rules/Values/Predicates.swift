import ModelcPredicates
import ModelcSchema

/// A fetch request that asks the store for an attribute that is not stored.
enum TransientInPredicate: LintRule {
    static let description = RuleDescription(
        "transient-in-predicate", .correctness, .warning,
        summary: "The predicate of a fetch request, or of a fetched property, uses a transient attribute",
        rationale: "An SQLite store evaluates the predicate in SQL, and a transient attribute has no column: the "
            + "request raises an exception.",
        help: "use the stored attributes that the value is computed from, or filter the fetched objects in code",
        prevents: RuntimeMessage.keyPathNotFound,
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="initial" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="sister" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <fetchRequest name="byInitial" entity="Ship" ▸predicateString="initial == $INITIAL OR sister.initial == $INITIAL"/>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="initial" optional="YES" transient="YES" attributeType="String"/>
            </entity>
            <fetchRequest name="byInitial" entity="Ship" predicateString="name BEGINSWITH $INITIAL"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            var seen: Set<String> = []
            for (use, fault) in site.faults(subject) where use.scope != .variable(KeyPathWalk.sourceVariable) {
                guard case .transient(let name, let holder) = fault else { continue }
                let path = "\(subject.entities[holder].name).\(name)"
                guard seen.insert(path).inserted else { continue }
                report(
                    Finding(
                        id, "\(site.title) uses \(path), which is transient; an SQLite store has no column for it",
                        at: site.predicatePlace, on: site.selector,
                        help: "use the stored attribute that the value is computed from",
                        facts: [.property(entity: subject.entities[holder].name, name)]))
            }
        }
    }
}

/// A fetch request whose predicate is none.
enum UnparsablePredicate: LintRule {
    static let description = RuleDescription(
        "unparsable-predicate", .correctness, .warning,
        summary: "The predicate of a fetch request, or of a fetched property, cannot be parsed",
        rationale: "The text is parsed when the model is compiled or when the request is made; text that is not a "
            + "predicate raises an exception. modelc supports the syntax of Apple's Predicate Programming Guide.",
        help: "correct the text",
        prevents: "Unable to parse the format string",
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" ▸predicateString="name = = $FETCH_SOURCE.name"/>
                </fetchedProperty>
            </entity>
            <fetchRequest name="named" entity="Ship" ▸predicateString="name =="/>
            <fetchRequest name="formatted" entity="Ship" ▸predicateString="name == %@"/>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <fetchRequest name="named" entity="Ship" predicateString="name == $NAME"/>
            <fetchRequest name="all" entity="Ship"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            guard case .failure(let error)? = site.predicate() else { continue }
            report(
                Finding(
                    id, "the predicate of \(site.title) cannot be parsed: \(error.message)", at: site.predicatePlace,
                    on: site.selector,
                    help: error.help ?? "correct the text at character "
                        + "\(place(error, site.request.predicate ?? ""))"))
        }
    }

    /// Which character the error is about, counted from 1.
    private static func place(_ error: PredicateSyntaxError, _ text: String) -> Int {
        String(decoding: text.utf8.prefix(error.offset), as: UTF8.self).count + 1
    }
}
