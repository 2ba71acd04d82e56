import ModelcDiagnostics
import ModelcJSON

extension ReportFormat {
    /// The Code Quality report of GitLab.
    static let gitlab = ReportFormat("gitlab", GitLabFormat()) { start in
        // A list of nothing is all that there is of a report without findings.
        start.hasPrefix("[")
            && (start.filter { !$0.isWhitespace } == "[]"
                || start.contains("\"check_name\": ") && start.contains("\"fingerprint\": "))
    }
}

/// The Code Quality report of GitLab: an array, in which every fingerprint may stand once.
struct GitLabFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        JSONWriter.text(of: .array(report.shownWithProblems(in: context).map(json)))
    }

    private func json(_ finding: ReportedFinding) -> JSONValue {
        [
            "description": .string(finding.messageWithSelector),
            "check_name": .string(finding.rule.rawValue),
            "fingerprint": .string(finding.fingerprint),
            "severity": .string(severity(finding.severity)),
            "location": .object(location(finding.location)),
        ]
    }

    private func location(_ place: ReportedPlace) -> [JSONMember] {
        let positions = place.region.map { region in
            JSONMember(key: "positions", value: ["begin": json(region.start), "end": json(region.end)])
        }
        let lines: JSONValue = [
            "begin": .integer(place.lineOrFirst), "end": .integer(place.region?.end.line ?? place.lineOrFirst),
        ]
        return [JSONMember(key: "path", value: .string(place.path))] + (positions.map { [$0] } ?? [])
            + [JSONMember(key: "lines", value: lines)]
    }

    private func json(_ position: ReportedPosition) -> JSONValue {
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
