import ModelcDiagnostics
import ModelcSchema

/// A configuration that lists an entity which is not in the model.
enum ConfigurationUnknownEntity: LintRule {
    static let id = DiagnosticID("configuration-unknown-entity")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for configuration in subject.model.model.configurations {
            for member in configuration.members where subject.entityIndex(named: member.name) == nil {
                report(
                    Finding(
                        id,
                        "configuration \(configuration.name) lists '\(member.name)', which is not in this model",
                        at: SourcePlace(member, attribute: "name"),
                        modelPath: "configuration:\(configuration.name)",
                        help: "remove it",
                        misspelling: Misspelling(
                            member.name, among: .entities, before: "remove it, or did you mean '", after: "'?")))
            }
        }
    }
}
