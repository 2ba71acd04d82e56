import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// SARIF 2.1.0, for code scanning.
    static let sarif = ReportFormat("sarif", SARIFFormat(), isWritten: \.isDocumentOfModelc)
}

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

    /// The text is for readers that show no Markdown.
    private func help(of rule: ReportRule) -> JSONValue? {
        rule.helpText.map { text in
            .object(
                [JSONMember(key: "text", value: .string(SARIFText.plain(text)))]
                    + member("markdown", rule.helpMarkdown.map(JSONValue.string)))
        }
    }

    /// A member that is left out where there is no value.
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

/// Files as SARIF names them, and their edits.
enum SARIFArtifact {
    /// Relative paths are addresses from the root, absolute ones whole addresses.
    static func location(_ path: String) -> JSONValue {
        let encoded = PercentEncoding.path(path)
        if path.hasPrefix("/") { return ["uri": .string("file://" + encoded)] }
        return ["uri": .string(encoded), "uriBaseId": .string(SARIFFormat.rootName)]
    }

    /// What a fix changes.
    static func change(by fix: ProjectFinding.ProposedFix) -> JSONValue {
        ["artifactLocation": location(fix.path), "replacements": .array(fix.edits.map(replacement))]
    }

    private static func replacement(_ edit: TextEdit) -> JSONValue {
        [
            "deletedRegion": ["byteOffset": .integer(edit.offset), "byteLength": .integer(edit.length)],
            "insertedContent": ["text": .string(edit.replacement)],
        ]
    }
}

/// The texts of messages in SARIF.
enum SARIFText {
    /// Message and next step as sentences.
    static func message(of finding: ProjectFinding) -> String {
        let help = finding.help.map { " " + sentence($0.prefix(1).uppercased() + $0.dropFirst()) } ?? ""
        return plain(sentence(finding.messageWithSubject) + help)
    }

    /// The text with a stop at its end, unless it has one.
    private static func sentence(_ text: String) -> String {
        text.last.map { ".?!".contains($0) } ?? false ? text : text + "."
    }

    /// The text with nothing in it that a reader takes for a link: `[text](address)` is one even in plain messages
    /// (SARIF 2.1.0, 3.11.6), where a backslash before the bracket takes that meaning away.
    static func plain(_ text: String) -> String {
        text.replacingText("](", with: "\\](")
    }
}
