import ModelcJSON

/// One document for programs, with all findings, also those that do not count.
struct JSONFormat: Reporter {
    /// Rises when a key changes its meaning or goes; new keys do not raise it.
    private static let schemaVersion = 1

    func text(of report: Report, in context: ReportContext) -> String {
        JSONWriter.text(of: [
            "schemaVersion": .integer(JSONFormat.schemaVersion),
            "tool": ["name": .string(report.tool.name), "version": .string(report.tool.version)],
            "preset": .optional(report.preset),
            "models": .array(report.models.map(json)),
            "findings": .array(report.findings.map { .object($0.jsonMembers) }),
            "summary": .object(report.totals.jsonMembers),
            "problems": .array(report.problems.map { .object($0.jsonMembers) }),
        ])
    }

    private func json(_ model: ReportedModel) -> JSONValue {
        [
            "bundle": .string(model.bundle),
            "versions": .array(model.versions.map { .string($0.name) }),
            "current": .optional(model.current),
        ]
    }
}
