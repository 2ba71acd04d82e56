/// Where a report of one format goes.
package struct ReportOutput: Hashable, Sendable {
    package var format: ReportFormat
    /// The file; nil for standard output.
    package var path: String?

    package init(format: ReportFormat, path: String?) {
        self.format = format
        self.path = path
    }
}
