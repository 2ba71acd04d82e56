/// Turns a report into the text of one output format. Pure: the same report and context give the same text.
package protocol Reporter: Sendable {
    /// The whole output, with a final line feed; empty where the format has nothing to say.
    func text(of report: Report, in context: ReportContext) -> String
}
