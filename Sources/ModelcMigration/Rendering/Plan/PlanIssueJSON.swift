import ModelcJSON
import ModelcSchema

/// A finding of a plan for programs.
enum PlanIssueJSON {
    static func json(_ issue: MigrationReport.Issue) -> JSONValue {
        let finding = issue.finding
        let place = JSONValue.location(issue.file, issue.position)
        return .present([
            ("code", .string(finding.code.rawValue)), ("severity", .string(issue.level.rawValue)),
            ("modelPath", .optional(finding.modelPath.isEmpty ? nil : finding.modelPath)),
            ("title", .string(finding.code.title)), ("reason", .string(finding.reason)),
            ("unverified", finding.isUnverified ? true : .null),
            ("location", place == .null ? ["file": .string(issue.file)] : place), ("fix", fix(finding)),
        ])
    }

    static func fix(_ finding: MigrationFinding) -> JSONValue {
        finding.fix.map { ["text": .string($0)] } ?? .null
    }
}
