import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcReports

extension CloudKitCheckOutcome {
    /// Returns the findings in a format.
    package func text(_ format: FindingFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        let report = FindingReport(found, of: "cloudkit check")
        guard format == .json else { return report.text(format, layout, options) }
        return CloudKitDocument(report, findings).text(
            "cloudkit check",
            [
                JSONMember(key: "recordTypes", value: .integer(recordTypes)),
                JSONMember(
                    key: "fields",
                    value: ["expected": .integer(expectedFields), "present": .integer(presentFields)]),
            ])
    }
}

extension CloudKitDiffOutcome {
    /// Returns the differences in a format.
    package func text(_ format: FindingFormat, _ layout: TextLayout, _ options: ReportOptions) -> String {
        let report = FindingReport(found, of: "cloudkit diff")
        guard format == .json else { return report.text(format, layout, options) }
        return CloudKitDocument(report, findings).text(
            "cloudkit diff",
            [
                JSONMember(key: "old", value: .string(old)), JSONMember(key: "new", value: .string(new)),
                JSONMember(key: "isAdditive", value: .bool(isAdditive)),
            ])
    }
}
