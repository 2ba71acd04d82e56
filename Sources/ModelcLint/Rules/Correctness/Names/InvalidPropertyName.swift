import ModelcSchema

/// Reports the name of an attribute, relationship or fetched property that is not a valid identifier.
enum InvalidPropertyName: LintRule {
    static let description = RuleDescription(
        .shared(.invalidPropertyName), .correctness, .error,
        summary: "The name of a property is not an identifier",
        rationale: "No accessor, column or key path can have such a name.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        bad: """
            <entity name="Chart">
                ▸<attribute name="scale-factor" optional="YES" attributeType="Double"/>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="scaleFactor" optional="YES" attributeType="Double"/>
                <attribute name="_edition2" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for property in entity.ownProperties where isInvalid(property.name) {
                report(
                    Finding(
                        self,
                        "\(entity.name).'\(property.name)' is not a valid identifier; no accessor can have that name",
                        at: SchemaLocation(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: Finding.renaming(property.name)))
            }
        }
    }

    /// Whether the name is invalid. An empty name is reported when the file is read.
    private static func isInvalid(_ name: String) -> Bool { !name.isEmpty && !IdentifierShape.isIdentifier(name) }
}
