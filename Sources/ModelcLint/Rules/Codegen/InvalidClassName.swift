import ModelcSchema

/// Reports a class name that is not a valid identifier.
enum InvalidClassName: LintRule {
    static let description = RuleDescription(
        .shared(.invalidClassName), .codegen, .error,
        summary: "The class name of an entity is not an identifier",
        rationale: "No class of that name can be loaded: objects become plain NSManagedObjects, and every cast fails.",
        help: "use Name, .Name or Module.Name",
        prevents: RuntimeMessage.classNotFound,
        bad: #"<entity name="Ship" ▸representedClassName="My Ship"/>"#,
        good: [
            #"<entity name="Ship" representedClassName="Ship"/>"#,
            #"<entity name="Ship" representedClassName=".Ship"/>"#,
            #"<entity name="Ship" representedClassName="Fleet.Ship"/>"#,
            #"<entity name="Ship"/>"#,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            guard let text = entity.representedClassName, !text.isEmpty, !isClassName(text) else { continue }
            report(
                Finding(
                    self,
                    "\(entity.name) has the class name '\(text)', which is not an identifier; no such class can be loaded",
                    at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name)))
        }
    }

    private static func isClassName(_ text: String) -> Bool {
        let name = text.hasPrefix(".") ? text.dropFirst() : text[...]
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { IdentifierShape.isIdentifier(String($0)) }
    }
}
