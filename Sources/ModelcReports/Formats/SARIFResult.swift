import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// A finding as a `result` of SARIF.
struct SARIFResult {
    private let finding: ProjectFinding
    private let report: Report
    private let context: ReportContext

    init(_ finding: ProjectFinding, _ report: Report, _ context: ReportContext) {
        self.finding = finding
        self.report = report
        self.context = context
    }

    var json: JSONValue {
        let ruleIndex = report.ruleIndex(finding.id).map { JSONMember(key: "ruleIndex", value: .integer($0)) }
        return .object(
            [JSONMember(key: "ruleId", value: .string(finding.id.rawValue))] + (ruleIndex.map { [$0] } ?? []) + [
                JSONMember(key: "level", value: .string(finding.severity.diagnosticWord)),
                JSONMember(key: "message", value: ["text": .string(SARIFText.message(of: finding))]),
                JSONMember(
                    key: "locations", value: [.object(location(finding.location, finding.path, finding.modelPath))]),
                JSONMember(key: "partialFingerprints", value: ["modelcFinding/v1": .string(finding.fingerprint)]),
                JSONMember(key: "baselineState", value: .string(finding.baseline.rawValue)),
            ] + further)
    }

    /// JSON members that only some findings have.
    private var further: [JSONMember] {
        var members: [JSONMember] = []
        if !finding.related.isEmpty {
            let related = finding.related.enumerated().map { self.related($1, id: $0 + 1) }
            members.append(JSONMember(key: "relatedLocations", value: .array(related)))
        }
        if let fix = finding.fix, !fix.edits.isEmpty { members.append(JSONMember(key: "fixes", value: [json(fix)])) }
        if let suppression = finding.suppression {
            members.append(JSONMember(key: "suppressions", value: [json(suppression)]))
        }
        return members
    }

    private func location(_ location: SourceLocation?, _ path: String, _ modelPath: String) -> [JSONMember] {
        var physical = [JSONMember(key: "artifactLocation", value: SARIFArtifact.location(path))]
        if let region = context.region(location) { physical.append(JSONMember(key: "region", value: json(region))) }
        return [
            JSONMember(key: "physicalLocation", value: .object(physical)),
            JSONMember(key: "logicalLocations", value: [logicalLocation(modelPath)]),
        ]
    }

    private func related(_ other: RelatedLocation, id: Int) -> JSONValue {
        .object(
            [
                JSONMember(key: "id", value: .integer(id)),
                JSONMember(key: "message", value: ["text": .string(SARIFText.plain(other.message))]),
            ] + location(other.location, other.location.path, other.modelPath ?? ""))
    }

    /// Returns a logical location. In a model path with a dot, the last part is a member of the first part. The empty
    /// path is the model.
    private func logicalLocation(_ modelPath: String) -> JSONValue {
        let member = modelPath.cut(at: ".")?.tail
        let isMember = member != nil
        return [
            "fullyQualifiedName": .string("\(finding.versionName)#\(modelPath)"),
            "name": .string(modelPath.isEmpty ? PathText.stem(of: finding.bundle) : String(member ?? modelPath[...])),
            "kind": modelPath.isEmpty ? "module" : isMember || modelPath.containsText(":") ? "member" : "type",
        ]
    }

    private func json(_ region: TextRegion) -> JSONValue {
        [
            "startLine": .integer(region.start.line),
            "startColumn": .integer(region.start.column),
            "endLine": .integer(region.end.line),
            "endColumn": .integer(region.end.column),
            "byteOffset": .integer(region.byteOffset),
            "byteLength": .integer(region.byteLength),
        ]
    }

    private func json(_ suppression: Suppression) -> JSONValue {
        let kind =
            switch suppression.kind {
            case .userInfo: "inSource"
            case .config: "external"
            }
        let reason = suppression.reason.map { JSONMember(key: "justification", value: .string($0)) }
        return .object(
            [
                JSONMember(key: "kind", value: .string(kind)),
                JSONMember(key: "status", value: "accepted"),
            ] + (reason.map { [$0] } ?? []))
    }

    private func json(_ fix: ProjectFinding.ProposedFix) -> JSONValue {
        [
            "description": ["text": .string(SARIFText.plain(fix.title))],
            "properties": ["tier": .string(fix.tier.rawValue)],
            "artifactChanges": [SARIFArtifact.change(by: fix)],
        ]
    }
}
