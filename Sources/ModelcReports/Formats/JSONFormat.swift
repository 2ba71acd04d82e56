import ModelcDiagnostics
import ModelcJSON
import ModelcSettings

extension ReportFormat {
    /// One document for programs.
    package static let json = ReportFormat("json", JSONFormat(), isWritten: \.isDocumentOfModelc)
}

/// One document for programs, with all findings, also those that do not count.
struct JSONFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        ResultDocument(
            tool: (report.tool.name, report.tool.version), command: report.command, diagnostics: report.failures,
            result: result(report)
        ).text
    }

    private func result(_ report: Report) -> JSONValue {
        let changes = report.changes.map { [JSONMember(key: "changes", value: $0.json)] } ?? []
        return .object(members(report) + changes)
    }

    private func members(_ report: Report) -> [JSONMember] {
        [
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

extension ReportFormat {
    /// One JSON object a line.
    package static let jsonl = ReportFormat("jsonl", JSONLinesFormat()) { start in
        ["finding", "summary", "problem"].contains { start.hasPrefix("{\"kind\": \"\($0)\"") }
    }
}

/// One JSON object a line, distinguished by `kind`: each `finding`, each `problem`, and last the `summary`.
struct JSONLinesFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let findings = report.findings.map { line("finding", $0.jsonMembers) }
        let problems = report.problems.map { line("problem", $0.jsonMembers) }
        return (findings + problems + [line("summary", report.totals.jsonMembers)]).joined()
    }

    private func line(_ kind: String, _ members: [JSONMember]) -> String {
        JSONWriter.line(of: .object([JSONMember(key: "kind", value: .string(kind))] + members)) + "\n"
    }
}

// The parts that `json` and `jsonl` share. Keys come in the documented order: first those that every tool of this kind
// has, then our own.

extension ReportedFinding {
    /// The finding as documents for programs have it.
    package var jsonMembers: [JSONMember] {
        [
            JSONMember(key: "rule", value: .string(rule.rawValue)),
            JSONMember(key: "severity", value: .string(severity.rawValue)),
            JSONMember(key: "category", value: .string(category)),
            JSONMember(key: "message", value: .string(message)),
            JSONMember(key: "file", value: .string(location.path)),
            JSONMember(key: "line", value: .optional(location.region?.start.line)),
            JSONMember(key: "column", value: .optional(location.region?.start.byteColumn)),
            JSONMember(key: "modelPath", value: .string(selector)),
            JSONMember(key: "fix", value: fix?.json ?? .null),
            JSONMember(key: "help", value: .optional(help)),
            JSONMember(key: "bundle", value: .string(bundle)),
            JSONMember(key: "version", value: .optional(version)),
            JSONMember(key: "selector", value: .string(selector)),
            JSONMember(key: "location", value: location.json),
            JSONMember(key: "related", value: .array(related.map(\.json))),
            JSONMember(key: "facts", value: .array(facts.map(JSONValue.string))),
            JSONMember(key: "fingerprint", value: .string(fingerprint)),
            JSONMember(key: "suppressed", value: suppression?.json ?? .null),
            JSONMember(key: "baseline", value: .string(baseline.rawValue)),
        ]
    }
}

extension ReportedPlace {
    fileprivate var json: JSONValue {
        [
            "path": .string(path),
            "startLine": .optional(region?.start.line),
            "startColumn": .optional(region?.start.byteColumn),
            "endLine": .optional(region?.end.line),
            "endColumn": .optional(region?.end.byteColumn),
            "byteOffset": .optional(region?.byteOffset),
            "byteLength": .optional(region?.byteLength),
        ]
    }
}

extension ReportedRelation {
    fileprivate var json: JSONValue {
        ["message": .string(message), "selector": .string(selector), "location": location.json]
    }
}

extension ReportedFix {
    fileprivate var json: JSONValue {
        ["tier": .string(tier.rawValue), "title": .string(title), "edits": .array(edits.map(\.json))]
    }
}

extension ReportedEdit {
    fileprivate var json: JSONValue {
        [
            "path": .string(path),
            "byteOffset": .integer(byteOffset),
            "byteLength": .integer(byteLength),
            "text": .string(text),
        ]
    }
}

extension Suppression {
    fileprivate var json: JSONValue { ["kind": .string(kind.rawValue), "reason": .optional(reason)] }
}

extension ReportProblem {
    var jsonMembers: [JSONMember] {
        [JSONMember(key: "path", value: .string(path)), JSONMember(key: "message", value: .string(message))]
    }
}

extension ReportTotals {
    var jsonMembers: [JSONMember] {
        let fixable = FixTier.allCases.map { JSONMember(key: $0.rawValue, value: .integer(self.fixable($0))) }
        return [
            JSONMember(key: "errors", value: .integer(errors)),
            JSONMember(key: "warnings", value: .integer(warnings)),
            JSONMember(key: "infos", value: .integer(infos)),
            JSONMember(key: "models", value: .integer(models)),
            JSONMember(key: "suppressed", value: .integer(suppressed)),
            JSONMember(key: "baselined", value: .integer(baselined)),
            JSONMember(key: "fixable", value: .object(fixable)),
        ]
    }
}
