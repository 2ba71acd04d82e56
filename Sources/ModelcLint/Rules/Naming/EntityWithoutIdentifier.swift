import ModelcSchema

/// A concrete entity without an identifier of its own.
enum EntityWithoutIdentifier: LintRule {
    static let description = RuleDescription(
        "entity-without-identifier", .naming, .off,
        summary: "An entity has no attribute that names its objects outside of the store",
        rationale:
            "A house rule: an object ID is only good for one store. A UUID that is assigned when the object is made "
            + "survives exports, copies and servers.",
        help: "add the attribute, and assign UUID() in awakeFromInsert",
        options: [
            RuleOption("name", default: .text("identifier"), "The attribute's name."),
            RuleOption("types", default: .list(["UUID"]), "The types it may have."),
        ],
        bad: [
            """
            ▸<entity name="Ship">
                <attribute name="identifier" optional="YES" attributeType="String"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Thing" isAbstract="YES">
                <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            <entity name="Ship" parentEntity="Thing"/>
            """,
            Example(
                """
                <entity name="Ship">
                    <attribute name="key" optional="YES" attributeType="String"/>
                </entity>
                """,
                context: .options(
                    "entity-without-identifier", ["name": .text("key"), "types": .list(["UUID", "String"])])),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let name = subject.text("name", of: description) else { return }
        let types = subject.list("types", of: description)
        for (index, entity) in subject.entities.enumerated() where !entity.isAbstract {
            if case .attribute(let attribute)? = subject.property(named: name, of: index),
                types.contains(attribute.type.rawValue)
            {
                continue
            }
            report(
                Finding(
                    id,
                    "\(entity.name) has no \(types.joined(separator: " or ")) attribute '\(name)'; its objects cannot be "
                        + "named outside the store",
                    at: SourcePlace(entity), on: .entity(entity.name),
                    help: "add \(name), and assign its value in awakeFromInsert"))
        }
    }
}
