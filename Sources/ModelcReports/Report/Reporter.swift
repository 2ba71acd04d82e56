/// Renders a report in one output format. Deterministic: the same report and context give the same text.
package protocol Reporter: Sendable {
    /// Returns the whole output, with a final line feed; empty if the format has no content.
    func text(of report: Report, in context: ReportContext) -> String
}
