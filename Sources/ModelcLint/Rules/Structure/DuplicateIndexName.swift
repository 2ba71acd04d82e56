import ModelcDiagnostics
import ModelcSchema

/// Two fetch indexes of one entity with one name.
enum DuplicateIndexName: LintRule {
    static let id = DiagnosticID("duplicate-index-name")

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            var duplicates = Duplicates()
            for index in entity.fetchIndexes {
                guard let first = duplicates.first(index.name, at: index.position) else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name) has two indexes named \(index.name); the second cannot be created",
                        at: SourcePlace(index, attribute: "name"),
                        modelPath: "\(entity.name).fetchIndex:\(index.name)",
                        help: "rename one",
                        related: [RelatedFinding("the first index \(index.name) is defined here", at: first)]))
            }
        }
    }
}
