import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// GitLab's Code Quality report.
    static let gitlab = ReportFormat("gitlab", GitLabFormat()) { start in
        // A report without findings is an empty JSON array.
        start.hasPrefix("[")
            && (start.filter { !$0.isWhitespace } == "[]"
                || start.contains("\"check_name\": ") && start.contains("\"fingerprint\": "))
    }
}

/// GitLab's Code Quality report: a JSON array of findings. Each fingerprint may occur only once in it.
struct GitLabFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        JSONWriter.text(of: .array(report.shownWithProblems(in: context).map { json($0, context) }))
    }

    private func json(_ finding: ProjectFinding, _ context: ReportContext) -> JSONValue {
        [
            "description": .string(finding.messageWithSubject),
            "check_name": .string(finding.id.rawValue),
            "fingerprint": .string(finding.fingerprint),
            "severity": .string(severity(finding.severity)),
            "location": .object(location(finding.path, context.region(finding.location))),
        ]
    }

    private func location(_ path: String, _ region: TextRegion?) -> [JSONMember] {
        let positions = region.map { region in
            JSONMember(key: "positions", value: ["begin": json(region.start), "end": json(region.end)])
        }
        let lines: JSONValue = [
            "begin": .integer(region?.start.line ?? 1), "end": .integer(region?.end.line ?? 1),
        ]
        return [JSONMember(key: "path", value: .string(path))] + (positions.map { [$0] } ?? [])
            + [JSONMember(key: "lines", value: lines)]
    }

    private func json(_ position: TextPosition) -> JSONValue {
        ["line": .integer(position.line), "column": .integer(position.column)]
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
