import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ReportFormat {
    /// The JSON diagnostic format of reviewdog.
    static let rdjson = ReportFormat("rdjson", ReviewdogFormat(), isWritten: \.isDocumentOfModelc)
}

/// The JSON diagnostic format of reviewdog. Columns are counted in bytes.
struct ReviewdogFormat: Reporter {
    func text(of report: Report, in context: ReportContext) -> String {
        let url = report.tool.informationURL.map { [JSONMember(key: "url", value: .string($0))] } ?? []
        return JSONWriter.text(of: [
            "source": .object([JSONMember(key: "name", value: .string(report.tool.name))] + url),
            "severity": "WARNING",
            "diagnostics": .array(report.shownWithProblems(in: context).map { diagnostic($0, report, context) }),
        ])
    }

    private func diagnostic(_ finding: ProjectFinding, _ report: Report, _ context: ReportContext) -> JSONValue {
        var code = [JSONMember(key: "value", value: .string(finding.id.rawValue))]
        if let url = report.helpURL(finding.id) { code.append(JSONMember(key: "url", value: .string(url))) }
        var members = [
            JSONMember(key: "message", value: .string(finding.messageWithSubject)),
            JSONMember(key: "location", value: location(finding.location, finding.path, context, withEnd: true)),
            JSONMember(key: "severity", value: .string(finding.severity.rawValue.uppercased())),
            JSONMember(key: "code", value: .object(code)),
        ]
        if context.suggestsFixes, let suggestion = suggestion(finding, context) {
            members.append(JSONMember(key: "suggestions", value: [suggestion]))
        }
        if !finding.related.isEmpty {
            members.append(
                JSONMember(key: "relatedLocations", value: .array(finding.related.map { related($0, context) })))
        }
        return .object(members)
    }

    private func related(_ other: RelatedLocation, _ context: ReportContext) -> JSONValue {
        let location = location(other.location, other.location.path, context, withEnd: false)
        return ["message": .string(other.message), "location": location]
    }

    private func location(
        _ location: SourceLocation?, _ path: String, _ context: ReportContext, withEnd: Bool
    ) -> JSONValue {
        let path = JSONMember(key: "path", value: .string(path))
        guard let region = context.region(location) else { return .object([path]) }
        return .object([path, JSONMember(key: "range", value: range(region, withEnd: withEnd))])
    }

    private func range(_ region: TextRegion, withEnd: Bool) -> JSONValue {
        let start = JSONMember(key: "start", value: position(region.start))
        return .object(withEnd ? [start, JSONMember(key: "end", value: position(region.end))] : [start])
    }

    private func position(_ position: TextPosition) -> JSONValue {
        ["line": .integer(position.line), "column": .integer(position.byteColumn)]
    }

    /// Returns the fix as a single suggestion, because reviewdog applies each suggestion separately. Nil if the fix
    /// changes another file, which is not possible in a suggestion, or if the text of the file is not available for
    /// counting columns.
    private func suggestion(_ finding: ProjectFinding, _ context: ReportContext) -> JSONValue? {
        let path = finding.path
        guard let fix = finding.fix, fix.path == path, let source = context.sources[path],
            let edit = JoinedEdit(of: fix.edits, in: source.source.bytes)
        else { return nil }
        let region = source.region(byteOffset: edit.range.lowerBound, byteLength: edit.range.count)
        return ["range": range(region, withEnd: true), "text": .string(edit.text)]
    }
}
