import ModelcPredicates
import ModelcSchema

/// Reports a fetch request if its predicate uses a transient attribute, which is not in the store.
enum TransientInPredicate: LintRule {
    static let description = RuleDescription(
        "transient-in-predicate", .correctness, .warning,
        summary: "The predicate of a fetch request, or of a fetched property, uses a transient attribute",
        rationale: "An SQLite store evaluates the predicate in SQL, and a transient attribute has no column: the "
            + "request raises an exception.",
        help: "use the stored attributes that the value is computed from, or filter the fetched objects in code",
        prevents: RuntimeMessage.keyPathNotFound,
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="initial" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="sister" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship"/>
            </entity>
            <fetchRequest name="byInitial" entity="Ship" ▸predicateString="initial == $INITIAL OR sister.initial == $INITIAL"/>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="initial" optional="YES" transient="YES" attributeType="String"/>
            </entity>
            <fetchRequest name="byInitial" entity="Ship" predicateString="name BEGINSWITH $INITIAL"/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            var seen: Set<String> = []
            for (use, problem) in site.problems(subject) where use.scope != .variable(KeyPathFollower.sourceVariable) {
                guard case .transient(let name, let holder) = problem else { continue }
                let path = "\(subject.entities[holder].name).\(name)"
                guard seen.insert(path).inserted else { continue }
                report(
                    Finding(
                        self, "\(site.title) uses \(path), which is transient; an SQLite store has no column for it",
                        at: site.predicatePlace, on: site.selector,
                        help: "use the stored attribute that the value is computed from",
                        facts: [.property(entity: subject.entities[holder].name, name)]))
            }
        }
    }
}
