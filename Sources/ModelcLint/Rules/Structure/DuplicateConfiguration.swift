import ModelcDiagnostics
import ModelcSchema

/// Two configurations with one name.
enum DuplicateConfiguration: LintRule {
    static let id = DiagnosticID("duplicate-configuration")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for configuration in subject.model.model.configurations {
            guard let first = duplicates.first(configuration.name, at: configuration.position) else { continue }
            report(
                Finding(
                    id,
                    "configuration \(configuration.name) is defined twice",
                    at: SourcePlace(configuration, attribute: "name"),
                    modelPath: "configuration:\(configuration.name)",
                    help: "rename or merge",
                    related: [RelatedFinding("configuration \(configuration.name) is first defined here", at: first)]))
        }
    }
}
