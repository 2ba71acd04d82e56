import ModelcPredicates
import ModelcSchema

/// A fetch request whose predicate asks for a property that does not exist.
enum FetchRequestUnknownProperty: LintRule {
    static let description = RuleDescription(
        "fetch-request-unknown-property", .correctness, .warning,
        summary: "The predicate of a fetch request names a property that the entity does not have",
        rationale: "Nothing checks the text before the request runs; then an exception is raised.",
        help: "correct the key path",
        prevents: "keypath … not found in entity …",
        seeAlso: [FetchRequestUnknownEntity.self],
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <fetchRequest name="named" entity="Ship" ▸predicateString="title == $NAME"/>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Tanker" parentEntity="Ship">
                <attribute name="capacity" optional="YES" attributeType="Double"/>
            </entity>
            <fetchRequest name="named" entity="Ship" predicateString="name == $NAME OR capacity &gt; 5"/>
            <fetchRequest name="unreadable" entity="Ship" predicateString="name =="/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let parser = PredicateParser()
        for request in subject.model.model.fetchRequests {
            guard let name = request.entityName, let entity = subject.entityIndex(named: name),
                let text = request.predicate, let predicate = try? parser.predicate(from: text)
            else { continue }
            for unknown in unknownNames(in: predicate, of: entity, subject) {
                report(
                    Finding(
                        id,
                        "fetch request \(request.name) uses '\(unknown)', which \(name) does not have; running it "
                            + "raises \"keypath \(unknown) not found in entity \(name)\"",
                        at: SourcePlace(request, attribute: "predicateString"),
                        on: .fetchRequest(request.name),
                        misspelling: Misspelling(unknown, among: .properties(entity: entity))))
            }
        }
    }

    /// The first names of key paths that lead nowhere, each once, in the order of the text. Methods of managed objects
    /// (`objectID`) can be asked for as well.
    private static func unknownNames(
        in predicate: Predicate, of entity: Int, _ subject: LintSubject
    ) -> [String] {
        var unknown: [String] = []
        for use in predicate.keyPathUses where use.scope == .root {
            guard let name = use.components.first?.name, !unknown.contains(name),
                !ReservedPropertyName.names.contains(name), subject.isUnknownProperty(name, of: entity),
                !isKnownBelow(entity, name, subject)
            else { continue }
            unknown.append(name)
        }
        return unknown
    }

    /// Whether a subentity has the property: a request finds its objects, too.
    private static func isKnownBelow(_ entity: Int, _ name: String, _ subject: LintSubject) -> Bool {
        subject.entities.indices.contains {
            subject.inheritance.entity($0, isKindOf: entity) && subject.properties.declaration(of: name, for: $0) != nil
        }
    }
}
