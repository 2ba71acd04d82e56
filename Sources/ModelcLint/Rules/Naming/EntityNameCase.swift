import ModelcSchema

/// Reports an entity name that begins with a lowercase letter, or a property name that begins with an uppercase letter.
enum EntityNameCase: LintRule {
    static let description = RuleDescription(
        "entity-name-case", .naming, .warning,
        summary: "An entity's name begins with a lower-case letter, or a property's with an upper-case one",
        rationale: "Xcode's model editor refuses such a name; a file that is edited elsewhere can have it. Entities "
            + "become classes, properties become accessors, and a setter capitalizes the first letter of the name.",
        help: "rename it, with the old name as renaming identifier to keep the data",
        bad: """
            ▸<entity name="ship">
                ▸<attribute name="Name" optional="YES" attributeType="String"/>
            </entity>
            """,
        good: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            if begins(entity.name, with: UInt8(ascii: "a")...UInt8(ascii: "z")) {
                report(
                    finding(
                        entity.name, "an upper", SchemaLocation(entity), entity.name, .entity(entity.name)))
            }
            for property in entity.ownProperties
            where begins(property.name, with: UInt8(ascii: "A")...UInt8(ascii: "Z")) {
                report(
                    finding(
                        "\(entity.name).\(property.name)", "a lower", SchemaLocation(position: property.position),
                        property.name, .property(entity: entity.name, property.name)))
            }
        }
    }

    private static func begins(_ name: String, with letters: ClosedRange<UInt8>) -> Bool {
        name.utf8.first.map(letters.contains) ?? false
    }

    private static func finding(
        _ path: String, _ letterCase: String, _ place: SchemaLocation, _ name: String, _ selector: ElementSelector
    ) -> Finding {
        Finding(
            self, "\(path) should start with \(letterCase)-case letter: Xcode's model editor refuses the name",
            at: place, on: selector,
            help: Finding.renaming(name))
    }
}
