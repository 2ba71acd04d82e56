import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcMirroring
import ModelcReports

/// Writes the JSON document of a `modelc cloudkit` command with findings. Each finding also has its code, its evidence,
/// and the record type, field, entity, property and configuration that it is about.
struct CloudKitDocument {
    private let report: FindingReport
    private let findings: CloudKitFindings

    init(_ report: FindingReport, _ findings: CloudKitFindings) {
        self.report = report
        self.findings = findings
    }

    /// Returns the JSON document.
    ///
    /// - Parameters:
    ///   - command: the name of the command, such as `cloudkit check`.
    ///   - members: members of the result that come before the findings.
    func text(_ command: String, _ members: [JSONMember]) -> String {
        let content = report.report
        let context = report.context()
        let list = findings.shown.map { pair in
            JSONValue.object(details(of: pair.finding) + pair.reported.jsonMembers(in: context))
        }
        let result =
            members + [
                JSONMember(key: "findings", value: .array(list)),
                JSONMember(key: "summary", value: .object(content.totals.jsonMembers)),
            ]
        return ResultDocument(command, content.failures, showsNotes: true, result: .object(result)).text
    }

    private func details(of finding: CloudKitFinding) -> [JSONMember] {
        [
            JSONMember(key: "code", value: .string(finding.code.rawValue)),
            JSONMember(key: "evidence", value: .string(finding.code.evidence.rawValue)),
            JSONMember(key: "recordType", value: .optional(finding.recordType)),
            JSONMember(key: "field", value: .optional(finding.field)),
            JSONMember(key: "entity", value: .optional(finding.entity)),
            JSONMember(key: "property", value: .optional(finding.property)),
            JSONMember(key: "configuration", value: .optional(finding.configuration)),
        ]
    }
}
