import ModelcReports

/// The output formats of a check: the formats of reports. As JSON, a check is a document of its own, with its parts.
package struct CheckFormat: Hashable, Sendable {
    package static let text = CheckFormat(.text)
    package static let json = CheckFormat(.json)
    package static let markdown = CheckFormat(.markdown)

    let report: ReportFormat

    private init(_ report: ReportFormat) { self.report = report }

    /// Whether the findings are in a format for programs, so that they are not repeated on standard error.
    package var isForPrograms: Bool { ReportOutput(format: report, path: nil).isForPrograms }
}

extension CheckFormat: RawRepresentable, CaseIterable {
    package static let allCases = ReportFormat.allCases.map { CheckFormat($0) }

    package init?(rawValue: String) {
        guard let report = ReportFormat(named: rawValue) else { return nil }
        self.init(report)
    }

    package var rawValue: String { report.name }
}
