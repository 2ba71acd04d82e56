import ModelcSchema

/// Reports an entity name that is not a valid identifier.
enum InvalidEntityName: LintRule {
    static let description = RuleDescription(
        "invalid-entity-name", .correctness, .error,
        summary: "The name of an entity is not an identifier",
        rationale: "Tables and columns are named after the entity. The model compiles, but the SQL that creates the "
            + "store fails. Xcode does not accept such a name.",
        help: "rename the entity, with the old name as renaming identifier to keep the data",
        bad: #"▸<entity name="Sea Chart"/>"#,
        good: #"<entity name="SeaChart"/>"#)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        // An empty name is reported when the file is read.
        for entity in subject.entities where !entity.name.isEmpty && !IdentifierShape.isIdentifier(entity.name) {
            report(
                Finding(
                    self,
                    "entity '\(entity.name)' is not a valid identifier; the SQL that creates its table fails",
                    at: SchemaLocation(entity), on: .entity(entity.name),
                    help: Finding.renaming(entity.name)))
        }
    }
}
