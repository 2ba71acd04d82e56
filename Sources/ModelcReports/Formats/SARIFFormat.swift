import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// SARIF 2.1.0, for code scanning services.
    static let sarif = ReportFormat("sarif", SARIFFormat(), isWritten: \.isDocumentOfModelc)
}

/// SARIF 2.1.0 (OASIS), for code scanning services. It meets GitHub's requirements: stable rule ids, relative paths,
/// and modelc's own fingerprints, because GitHub's default fingerprints are hashes of source lines.
struct SARIFFormat: Reporter {
    /// The name by which locations refer to the root of the project.
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
            let root = PercentEncoding.path(PathText.withSlash(context.root))
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
                JSONMember(
                    key: "results", value: .array(report.findings.map { SARIFResult($0, report, context).json })),
            ])
    }

    private func driver(_ report: Report) -> JSONValue {
        .object(
            [
                JSONMember(key: "name", value: .string(report.tool.name)),
                JSONMember(key: "version", value: .string(report.tool.version)),
                JSONMember(key: "semanticVersion", value: .string(report.tool.version)),
            ] + member("informationUri", report.tool.informationURL.map(JSONValue.string)) + [
                JSONMember(key: "rules", value: .array(report.rules.map(json)))
            ])
    }

    private func json(_ rule: ReportRule) -> JSONValue {
        .object(
            [
                JSONMember(key: "id", value: .string(rule.id.rawValue)),
                JSONMember(key: "name", value: .string(rule.name)),
                JSONMember(key: "shortDescription", value: ["text": .string(rule.summary)]),
            ] + member("help", help(of: rule))
                + member("helpUri", rule.helpURL.map(JSONValue.string)) + [
                    JSONMember(
                        key: "defaultConfiguration",
                        value: ["level": .string(rule.defaultSeverity.diagnosticWord)]),
                    JSONMember(
                        key: "properties",
                        value: [
                            "category": .string(rule.category),
                            "tags": .array((rule.tags + [rule.category]).map(JSONValue.string)),
                        ]),
                ])
    }

    /// Returns the help of a rule; nil if there is none. The plain text is for programs that do not show Markdown.
    private func help(of rule: ReportRule) -> JSONValue? {
        rule.helpText.map { text in
            .object(
                [JSONMember(key: "text", value: .string(SARIFText.plain(text)))]
                    + member("markdown", rule.helpMarkdown.map(JSONValue.string)))
        }
    }

    /// Returns a list with one JSON member; empty if there is no value.
    private func member(_ key: String, _ value: JSONValue?) -> [JSONMember] {
        value.map { [JSONMember(key: key, value: $0)] } ?? []
    }

    private func invocation(_ report: Report) -> JSONValue {
        var members = [JSONMember(key: "executionSuccessful", value: .bool(!report.isUnfinished))]
        if let code = report.exitCode { members.append(JSONMember(key: "exitCode", value: .integer(code))) }
        if !report.problems.isEmpty {
            members.append(
                JSONMember(key: "toolExecutionNotifications", value: .array(report.problems.map(notification))))
        }
        return .object(members)
    }

    private func notification(_ problem: Diagnostic) -> JSONValue {
        [
            "level": "error",
            "message": ["text": .string(SARIFText.plain(problem.message))],
            "locations": [["physicalLocation": ["artifactLocation": SARIFArtifact.location(problem.problemPath)]]],
        ]
    }
}
