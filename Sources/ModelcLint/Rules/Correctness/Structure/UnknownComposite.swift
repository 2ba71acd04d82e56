import ModelcSchema

/// Reports a composite attribute that names no composite, or a composite that does not exist (FormatModelXML §4.1). The
/// attribute may belong to an entity or to another composite.
enum UnknownComposite: LintRule {
    static let description = RuleDescription(
        "unknown-composite", .correctness, .error,
        summary: "A composite attribute names no composite, or one that is not in the model",
        rationale: "The attribute has no members, so nothing can be stored in it.",
        help: "write the name of a composite of the model: composite=\"…\"",
        isStructural: true,
        bad: """
            <entity name="Parcel">
                <attribute name="address" optional="YES" attributeType="Composite" ▸composite="Adress"/>
            </entity>
            <composite name="Address">
                <attribute name="city" optional="YES" attributeType="String"/>
            </composite>
            """,
        good: """
            <entity name="Parcel">
                <attribute name="address" optional="YES" attributeType="Composite" composite="Address"/>
            </entity>
            <composite name="Address">
                <attribute name="city" optional="YES" attributeType="String"/>
            </composite>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let names = Set(subject.model.model.composites.map(\.name))
        for entity in subject.entities {
            check(entity.attributes, of: entity.name, names, report)
        }
        for composite in subject.model.model.composites {
            check(composite.attributes, of: composite.name, names, report)
        }
    }

    private static func check(
        _ attributes: [AttributeDescription], of holder: String, _ names: Set<String>, _ report: (Finding) -> Void
    ) {
        for attribute in attributes where attribute.type == .composite {
            let path = "\(holder).\(attribute.name)"
            let selector = ElementSelector.property(entity: holder, attribute.name)
            guard let name = attribute.compositeName, !name.isEmpty else {
                report(
                    Finding(
                        self, "\(path) has no composite", at: SchemaLocation(attribute), on: selector,
                        help: "write the name of a composite of the model: composite=\"\(names.min() ?? "…")\""))
                continue
            }
            guard !names.contains(name) else { continue }
            report(
                Finding(
                    self,
                    "\(path) has composite '\(name)', which is not in this model",
                    at: SchemaLocation(attribute, attribute: "composite"),
                    on: selector, help: nil,
                    misspelling: Misspelling(name, among: .composites)))
        }
    }
}
