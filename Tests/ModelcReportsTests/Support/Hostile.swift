import ModelcDiagnostics
import ModelcSchema
import ModelcText

@testable import ModelcReports

/// A report in which every text tries to leave its place in some format.
enum Hostile {
    /// Line ends, commands of build services, ends of quotes, tags and sections, colours, reversed text, table cells.
    static let name =
        "a\nb\r\nc\u{2028}::error::x\"'<b>&]]>\u{1B}[31m\u{202E}|`x`[l](http://e)##vso[task.complete]%0A;,\u{0}\u{FFFE}\\\t*_~#"
    static let bundle = "a:b%20c#d, e;f]/Näme \"|`\n\u{1B}&<x>(y).xcdatamodeld"
    static let path = bundle + "/v 1.xcdatamodel/contents"
    static let root = "/Users/ä: %#"

    static let source = "<a b=\"\u{1B}[31m\u{202E}\">\n<c/>\n"
    static let index = SourceIndex(SourceText(Array(source.utf8)))
    static let place = ReportedPlace(path: path, region: index.region(byteOffset: 3, byteLength: 14))

    static let findings =
        Severity.allCases.enumerated().map { number, severity in
            ReportedFinding(
                rule: DiagnosticID("odd-name"), category: "names", severity: severity, message: name, help: name,
                bundle: bundle,
                version: name, selector: name, location: place,
                related: [ReportedRelation(message: name, selector: name, location: place)], facts: [name],
                fingerprint: "\(number)",
                fix: ReportedFix(
                    tier: .safe, title: name,
                    edits: [ReportedEdit(path: path, byteOffset: 3, byteLength: 1, text: name)]))
        } + [
            ReportedFinding(
                rule: DiagnosticID("odd-name"), category: "names", severity: .warning, message: name, bundle: bundle,
                version: name,
                selector: name, location: place, fingerprint: "s",
                suppression: Suppression(kind: .userInfo, reason: name))
        ]

    static let report = Report(
        tool: Orchard.tool, command: "lint", preset: name,
        models: [ReportedModel(bundle: bundle, versions: [ReportedVersion(name: name, path: path)], current: name)],
        rules: [
            ReportRule(
                id: DiagnosticID("odd-name"), summary: name, category: "names",
                helpURL: "https://docs.example/rules/odd-name",
                defaultSeverity: .warning)
        ],
        findings: findings, problems: [ReportProblem(path: path, message: name)], hidden: [.note: 1], exitCode: 1)

    static func text(_ format: ReportFormat) -> String {
        format.reporter.text(of: report, in: ReportContext(sources: [path: index], root: root, showsClosed: true))
    }

    static func lines(_ format: ReportFormat) -> [String] { text(format).split(separator: "\n").map(String.init) }
}
