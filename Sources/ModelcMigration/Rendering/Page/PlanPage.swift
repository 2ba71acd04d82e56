import ModelcSchema

/// A plan as one page of HTML that stands alone: no script, no network, light and dark, and fit for a printer.
///
/// The parts, from the top: what it comes to, stores, the graph of versions, the way of each version, findings, steps with
/// their changes, questions to stores, stages, and the versions with their checksums.
package struct PlanPage {
    private let report: MigrationReport
    private let tool: String

    /// - Parameter tool: the tool's name and version, for the foot of the page.
    package init(_ report: MigrationReport, tool: String) {
        self.report = report
        self.tool = tool
    }

    /// The whole page. Ends in a line feed.
    package func text() -> String {
        let page: Markup = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="\(PlanPage.policy)">
            <title>\(title)</title>
            <style>
            \(PlanPageStyle.sheet)
            </style>
            </head>
            <body>
            <main>
            \(PlanPageHead(report).markup)
            \(parts)
            <footer>Made by \(tool). Core Data's own behaviour is told as far as documents, reports and measurement go; what is not \
            known is marked <em>unverified</em>.</footer>
            </main>
            </body>
            </html>

            """
        return page.text
    }

    /// Nothing is loaded and nothing runs, even if a text should ever get past the escaping.
    private static let policy: Markup = """
        default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;
        """

    private var title: String { "Migration of \(report.modelPath) to \(report.target)" }

    private var parts: [Markup] {
        [
            section("graph", "Versions", VersionGraphDrawing(report).markup),
            section("ways", "Migration paths", PlanPageWays(report).markup),
            section("findings", "Findings", PlanPageFindings(report).markup),
            section("steps", "Steps", PlanPageSteps(report).markup),
            section("checks", "Data checks", PlanPageChecks(report).markup),
            section("stages", "Stages", PlanPageStages(report).markup),
            section("checksums", "Checksums", PlanPageVersions(report).markup),
        ].compactMap { $0 }
    }

    private func section(_ id: String, _ title: String, _ content: Markup?) -> Markup? {
        content.map { content in
            """
            <section id="\(id)">
            <h2>\(title)</h2>
            \(content)
            </section>
            """
        }
    }
}
