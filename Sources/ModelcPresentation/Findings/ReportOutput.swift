import ModelcReports

/// The destination of a report in one format.
package struct ReportOutput: Hashable, Sendable {
    package var format: ReportFormat
    /// The file; nil for standard output.
    package var path: String?

    package init(format: ReportFormat, path: String?) {
        self.format = format
        self.path = path
    }

    /// Whether standard output contains the findings in lines for a program. Then they are not repeated on standard
    /// error.
    package var isForPrograms: Bool { path == nil && format != .text && format != .json }
}
