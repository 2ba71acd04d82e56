import ModelcPredicates
import ModelcSchema

/// Reports an entity if its Spotlight display name expression uses a property that does not exist.
enum SpotlightExpressionUnresolved: LintRule {
    static let description = RuleDescription(
        "spotlight-expression-unresolved", .correctness, .warning,
        summary: "The Spotlight expression of an entity cannot be parsed, or uses a property that does not exist",
        rationale: "The expression is the name under which Spotlight shows an object; it is evaluated when the object "
            + "is indexed. No public file shows how Xcode writes it: the name of the XML attribute is unverified.",
        help: "correct the key path",
        isPreview: true,
        bad: """
            <entity name="Ship" ▸coreSpotlightDisplayNameExpression="title">
                <attribute name="name" optional="YES" attributeType="String" spotlightIndexingEnabled="YES"/>
            </entity>
            <entity name="Harbour" ▸coreSpotlightDisplayNameExpression="uppercase:(">
                <attribute name="name" optional="YES" attributeType="String" spotlightIndexingEnabled="YES"/>
            </entity>
            """,
        good: """
            <entity name="Ship" coreSpotlightDisplayNameExpression="name">
                <attribute name="name" optional="YES" attributeType="String" spotlightIndexingEnabled="YES"/>
            </entity>
            """)

    private static let attributeName = "coreSpotlightDisplayNameExpression"

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            // It is not certain that models contain this XML attribute, so the reader keeps it as unknown content.
            guard let text = entity.verbatim.unknownAttributes.first(where: { $0.name == attributeName })?.value,
                !text.isEmpty
            else { continue }
            for finding in findings(text, index, entity, subject) { report(finding) }
        }
    }

    private static func findings(
        _ text: String, _ index: Int, _ entity: EntityDescription, _ subject: LintSubject
    ) -> [Finding] {
        let place = SchemaLocation(entity, attribute: attributeName)
        let expression: Expression
        do {
            expression = try PredicateParser().expression(from: text)
        } catch {
            return [
                Finding(
                    self, "the Spotlight expression of \(entity.name) cannot be parsed: \(error.message)", at: place,
                    on: .entity(entity.name), help: error.help ?? "write a key path of \(entity.name)")
            ]
        }
        let walk = KeyPathFollower(subject: subject, root: index, source: nil)
        return expression.keyPathUses.compactMap { use in
            guard case .problem(.unknown(let name, let holder)) = walk.end(of: use) else { return nil }
            return Finding(
                self,
                "the Spotlight expression of \(entity.name) uses '\(use.text)', but \(subject.entities[holder].name) "
                    + "has no "
                    + "'\(name)'",
                at: place, on: .entity(entity.name), help: nil,
                misspelling: Misspelling(name, among: .properties(entity: holder)))
        }
    }
}
