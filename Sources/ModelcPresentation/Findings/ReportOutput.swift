import ModelcReports

/// A report format, and the file to which the report is written.
package struct ReportOutput: Hashable, Sendable {
    package var format: ReportFormat
    /// The path of the file; nil for standard output.
    package var path: String?

    package init(format: ReportFormat, path: String?) {
        self.format = format
        self.path = path
    }

    /// Whether the report goes to standard output in a format for programs: any format except `text` and `json`. If so,
    /// its findings are not repeated on standard error.
    package var isForPrograms: Bool { path == nil && format != .text && format != .json }
}
