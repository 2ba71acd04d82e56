import ModelcDiagnostics
import ModelcJSON

/// One document for programs, with all findings, also those that do not count.
struct JSONFormat: Reporter {
    /// Rises when a key changes its meaning or goes; new keys do not raise it.
    private static let schemaVersion = 1

    func text(of report: Report, in context: ReportContext) -> String {
        let failures: [JSONMember] =
            report.failures.isEmpty
            ? [] : [JSONMember(key: "diagnostics", value: .array(report.failures.map(\.json)))]
        return JSONWriter.text(of: .object(members(report) + failures))
    }

    private func members(_ report: Report) -> [JSONMember] {
        [
            JSONMember(key: "schemaVersion", value: .integer(JSONFormat.schemaVersion)),
            JSONMember(
                key: "tool", value: ["name": .string(report.tool.name), "version": .string(report.tool.version)]),
            JSONMember(key: "preset", value: .optional(report.preset)),
            JSONMember(key: "models", value: .array(report.models.map(json))),
            JSONMember(key: "findings", value: .array(report.findings.map { .object($0.jsonMembers) })),
            JSONMember(key: "summary", value: .object(report.totals.jsonMembers)),
            JSONMember(key: "problems", value: .array(report.problems.map { .object($0.jsonMembers) })),
        ]
    }

    private func json(_ model: ReportedModel) -> JSONValue {
        [
            "bundle": .string(model.bundle),
            "versions": .array(model.versions.map { .string($0.name) }),
            "current": .optional(model.current),
        ]
    }
}
