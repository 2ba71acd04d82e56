import ModelcDiagnostics
import ModelcJSON
import ModelcSettings
import ModelcText

/// A finding as a `result` of SARIF.
struct SARIFResult {
    private let finding: ReportedFinding
    private let report: Report

    init(_ finding: ReportedFinding, _ report: Report) {
        self.finding = finding
        self.report = report
    }

    var json: JSONValue {
        let ruleIndex = report.ruleIndex(finding.rule).map { JSONMember(key: "ruleIndex", value: .integer($0)) }
        return .object(
            [JSONMember(key: "ruleId", value: .string(finding.rule.rawValue))] + (ruleIndex.map { [$0] } ?? []) + [
                JSONMember(key: "level", value: .string(finding.severity.diagnosticWord)),
                JSONMember(key: "message", value: ["text": .string(SARIFText.message(of: finding))]),
                JSONMember(key: "locations", value: [.object(location(finding.location, finding.selector))]),
                JSONMember(key: "partialFingerprints", value: ["modelcFinding/v1": .string(finding.fingerprint)]),
                JSONMember(key: "baselineState", value: .string(finding.baseline.rawValue)),
            ] + further)
    }

    /// What only some findings have.
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

    private func location(_ place: ReportedPlace, _ selector: String) -> [JSONMember] {
        var physical = [JSONMember(key: "artifactLocation", value: SARIFArtifact.location(place.path))]
        if let region = place.region { physical.append(JSONMember(key: "region", value: json(region))) }
        return [
            JSONMember(key: "physicalLocation", value: .object(physical)),
            JSONMember(key: "logicalLocations", value: [logicalLocation(selector)]),
        ]
    }

    private func related(_ other: ReportedRelation, id: Int) -> JSONValue {
        .object(
            [
                JSONMember(key: "id", value: .integer(id)),
                JSONMember(key: "message", value: ["text": .string(SARIFText.plain(other.message))]),
            ] + location(other.location, other.selector))
    }

    /// A selector with a dot is a member of what comes before it; the empty one is the model.
    private func logicalLocation(_ selector: String) -> JSONValue {
        let parts = selector.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let isMember = parts.count > 1
        return [
            "fullyQualifiedName": .string("\(finding.versionName)#\(selector)"),
            "name": .string(selector.isEmpty ? PathText.stem(of: finding.bundle) : String(parts[parts.count - 1])),
            "kind": selector.isEmpty ? "module" : isMember || selector.contains(":") ? "member" : "type",
        ]
    }

    private func json(_ region: ReportedRegion) -> JSONValue {
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

    private func json(_ fix: ReportedFix) -> JSONValue {
        [
            "description": ["text": .string(SARIFText.plain(fix.title))],
            "properties": ["tier": .string(fix.tier.rawValue)],
            "artifactChanges": .array(SARIFArtifact.changes(of: fix.edits)),
        ]
    }
}
