/// Renders a report in one output format. The same report and context always give the same text.
package protocol Reporter: Sendable {
    /// Returns the whole output, with a final line feed; empty if the format has no content.
    func text(of report: Report, in context: ReportContext) -> String
}
