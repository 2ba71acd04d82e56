import ModelcDiagnostics
import ModelcSchema

/// A relationship that names no destination entity.
enum RelationshipWithoutDestination: LintRule {
    static let id = DiagnosticID("relationship-without-destination")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for relationship in entity.relationships where (relationship.destinationName ?? "").isEmpty {
                let attribute = relationship.destinationName == nil ? nil : "destinationEntity"
                report(
                    Finding(
                        id,
                        "\(entity.name).\(relationship.name) has no destination entity",
                        at: SourcePlace(relationship, attribute: attribute),
                        modelPath: "\(entity.name).\(relationship.name)",
                        help: "choose the destination in the relationship inspector"))
            }
        }
    }
}
