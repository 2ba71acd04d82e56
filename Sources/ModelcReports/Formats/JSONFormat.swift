import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// One JSON document.
    package static let json = ReportFormat("json", JSONFormat(), isWritten: \.isDocumentOfModelc)
}

/// One JSON document with all findings, including suppressed findings and findings in the baseline.
struct JSONFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        ResultDocument(
            tool: (report.tool.name, report.tool.version), command: report.command, diagnostics: report.failures,
            result: result(report, context)
        ).text
    }

    private func result(_ report: Report, _ context: ReportContext) -> JSONValue {
        let changes = report.changes.map { [JSONMember(key: "changes", value: $0)] } ?? []
        return .object(members(report, context) + changes)
    }

    private func members(_ report: Report, _ context: ReportContext) -> [JSONMember] {
        [
            JSONMember(key: "preset", value: .optional(report.preset)),
            JSONMember(key: "models", value: .array(report.models.map(json))),
            JSONMember(key: "findings", value: .array(report.findings.map { .object($0.jsonMembers(in: context)) })),
            JSONMember(key: "summary", value: .object(report.totals.jsonMembers)),
            JSONMember(key: "problems", value: .array(report.problems.map { .object($0.problemMembers) })),
        ]
    }

    private func json(_ model: ReadBundle) -> JSONValue {
        [
            "bundle": .string(model.path),
            "versions": .array(model.versions.map { .string($0.name) }),
            "current": .optional(model.current),
        ]
    }
}

extension ReportFormat {
    /// One JSON object per line.
    package static let jsonl = ReportFormat("jsonl", JSONLinesFormat()) { start in
        ["finding", "summary", "problem"].contains { start.hasPrefix("{\"kind\": \"\($0)\"") }
    }
}

/// One JSON object per line. Its `kind` is `finding`, `problem`, or, in the last line, `summary`.
struct JSONLinesFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let findings = report.findings.map { line("finding", $0.jsonMembers(in: context)) }
        let problems = report.problems.map { line("problem", $0.problemMembers) }
        return (findings + problems + [line("summary", report.totals.jsonMembers)]).joined()
    }

    private func line(_ kind: String, _ members: [JSONMember]) -> String {
        JSONWriter.line(of: .object([JSONMember(key: "kind", value: .string(kind))] + members)) + "\n"
    }
}

// The JSON that `json` and `jsonl` share. Keys are in the documented order: first keys that similar tools use too, then
// keys of modelc only.
extension ProjectFinding {
    /// The members that findings have in the JSON documents of all commands.
    package var commonMembers: [JSONMember] {
        [
            JSONMember(key: "id", value: .string(id.rawValue)),
            JSONMember(key: "severity", value: .string(severity.rawValue)),
            JSONMember(key: "message", value: .string(message)),
            JSONMember(key: "help", value: .optional(help)),
            JSONMember(key: "path", value: .string(path)),
            JSONMember(key: "line", value: .optional(line)),
            JSONMember(key: "column", value: .optional(location?.position?.column)),
            JSONMember(key: "modelPath", value: .name(modelPath)),
            JSONMember(key: "versions", value: .array(versions.map(JSONValue.string))),
        ]
    }

    /// Returns the members of the finding in a report.
    package func jsonMembers(in context: ReportContext) -> [JSONMember] {
        commonMembers + [
            JSONMember(key: "rule", value: .string(id.rawValue)),
            JSONMember(key: "category", value: .string(category)),
            JSONMember(key: "file", value: .string(path)),
            JSONMember(key: "fix", value: fix?.json ?? .null),
            JSONMember(key: "bundle", value: .name(bundle)),
            JSONMember(key: "version", value: .optional(version)),
            JSONMember(key: "selector", value: .name(modelPath)),
            JSONMember(key: "location", value: context.json(location, path: path)),
            JSONMember(key: "related", value: .array(related.map(context.json))),
            JSONMember(key: "facts", value: .array(parties.map(JSONValue.string))),
            JSONMember(key: "fingerprint", value: .string(fingerprint)),
            JSONMember(key: "suppressed", value: suppression?.json ?? .null),
            JSONMember(key: "baseline", value: .string(baseline.rawValue)),
        ]
    }
}

extension ReportContext {
    fileprivate func json(_ location: SourceLocation?, path: String) -> JSONValue {
        let region = region(location)
        return [
            "path": .string(path),
            "startLine": .optional(region?.start.line),
            "startColumn": .optional(region?.start.byteColumn),
            "endLine": .optional(region?.end.line),
            "endColumn": .optional(region?.end.byteColumn),
            "byteOffset": .optional(region?.byteOffset),
            "byteLength": .optional(region?.byteLength),
        ]
    }

    fileprivate func json(_ related: RelatedLocation) -> JSONValue {
        [
            "message": .string(related.message), "selector": .name(related.modelPath),
            "location": json(related.location, path: related.location.path),
        ]
    }
}

extension ProjectFinding.ProposedFix {
    fileprivate var json: JSONValue {
        let edits = edits.map { edit in
            JSONValue.object([
                JSONMember(key: "path", value: .string(path)),
                JSONMember(key: "byteOffset", value: .integer(edit.offset)),
                JSONMember(key: "byteLength", value: .integer(edit.length)),
                JSONMember(key: "text", value: .string(edit.replacement)),
            ])
        }
        return ["tier": .string(tier.rawValue), "title": .string(title), "edits": .array(edits)]
    }
}

extension Suppression {
    fileprivate var json: JSONValue { ["kind": .string(kind.rawValue), "reason": .optional(reason)] }
}

extension Diagnostic {
    /// The members of unreadable input in a list of problems.
    fileprivate var problemMembers: [JSONMember] {
        [JSONMember(key: "path", value: .name(problemPath)), JSONMember(key: "message", value: .string(message))]
    }
}

extension ReportTotals {
    package var jsonMembers: [JSONMember] {
        let fixable = FixTier.allCases.map { JSONMember(key: $0.rawValue, value: .integer(self.fixable($0))) }
        return [
            JSONMember(key: "worst", value: .optional(worst?.rawValue)),
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
