import ModelcJSON

/// SARIF 2.1.0 (OASIS), for code scanning, with what GitHub asks of it: stable rule ids, relative paths, and
/// fingerprints of our own, since its substitute for them hashes source lines.
struct SARIFFormat: Reporter {
    /// The name by which results point at the root.
    static let rootName = "SRCROOT"

    func text(of report: Report, in context: ReportContext) -> String {
        JSONWriter.text(of: [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run(report, context)],
        ])
    }

    private func run(_ report: Report, _ context: ReportContext) -> JSONValue {
        var members = [
            JSONMember(key: "tool", value: ["driver": driver(report)]),
            JSONMember(key: "invocations", value: [invocation(report)]),
        ]
        if context.namesRoot {
            let root = PercentEncoding.path(context.root.hasSuffix("/") ? context.root : context.root + "/")
            members.append(
                JSONMember(
                    key: "originalUriBaseIds",
                    value: .object([JSONMember(key: SARIFFormat.rootName, value: ["uri": .string("file://" + root)])])))
        }
        let run = "\(report.tool.name)/\(report.command)/\(context.sarifCategory)"
        return .object(
            members + [
                JSONMember(key: "automationDetails", value: ["id": .string(run)]),
                JSONMember(key: "columnKind", value: "unicodeCodePoints"),
                JSONMember(key: "results", value: .array(report.findings.map { SARIFResult($0, report).json })),
            ])
    }

    private func driver(_ report: Report) -> JSONValue {
        [
            "name": .string(report.tool.name),
            "version": .string(report.tool.version),
            "semanticVersion": .string(report.tool.version),
            "informationUri": .string(report.tool.informationURL),
            "rules": .array(report.rules.map(json)),
        ]
    }

    private func json(_ rule: ReportRule) -> JSONValue {
        [
            "id": .string(rule.id),
            "name": .string(rule.name),
            "shortDescription": ["text": .string(rule.summary)],
            "helpUri": .string(rule.helpURL),
            "defaultConfiguration": ["level": .string(rule.defaultSeverity.asDiagnostic.rawValue)],
            "properties": [
                "category": .string(rule.category),
                "tags": .array((rule.tags + [rule.category]).map(JSONValue.string)),
            ],
        ]
    }

    private func invocation(_ report: Report) -> JSONValue {
        var members = [JSONMember(key: "executionSuccessful", value: .bool(report.problems.isEmpty))]
        if let code = report.exitCode { members.append(JSONMember(key: "exitCode", value: .integer(code))) }
        if !report.problems.isEmpty {
            members.append(
                JSONMember(key: "toolExecutionNotifications", value: .array(report.problems.map(notification))))
        }
        return .object(members)
    }

    private func notification(_ problem: ReportProblem) -> JSONValue {
        [
            "level": "error",
            "message": ["text": .string(SARIFText.plain(problem.message))],
            "locations": [["physicalLocation": ["artifactLocation": SARIFArtifact.location(problem.path)]]],
        ]
    }
}
