import ModelcMarkup
import ModelcPlans
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
        let page: HTML = """
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
    private static let policy: HTML = """
        default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;
        """

    private var title: String { "Migration of \(report.modelPath) to \(report.target)" }

    private var parts: [HTML] {
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

    private func section(_ id: String, _ title: String, _ content: HTML?) -> HTML? {
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

/// The top of the page: the model, the target, and what it comes to.
struct PlanPageHead {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    var markup: HTML {
        """
        <header>
        <p class="kind">Migration plan</p>
        <h1>\(name) <span class="to">to \(report.target)</span></h1>
        <p class="path"><code>\(report.modelPath)</code></p>
        <p class="verdict \(tone)"><b>\(report.isFailed ? "Fails" : "Passes")</b> \(report.verdict)</p>
        \(stores)
        </header>
        """
    }

    private var tone: String { report.isFailed ? "bad" : report.count(.warning) > 0 ? "fair" : "good" }

    /// The bundle's name without its folders.
    private var name: String { report.modelPath.split(separator: "/").last.map(String.init) ?? report.modelPath }

    private var stores: HTML {
        guard !report.stores.isEmpty else { return .nothing }
        let lines = report.stores.map { "<li><code>\($0.path)</code> \($0.identity)</li>" as HTML }
        return "<ul class=\"stores\">\n\(lines)\n</ul>"
    }
}

/// The versions with what Core Data knows them by.
struct PlanPageVersions {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    var markup: HTML? {
        PlanPageWords.table(
            ["Version", "File", "Checksum"],
            report.versions.map { version in
                [name(version), PlanPageWords.code(version.file), checksum(version)]
            })
    }

    private func name(_ version: MigrationReport.Version) -> HTML {
        let words = [
            version.isCurrent ? "current" : nil, version.isLocked ? "shipped" : nil,
            version.sameSchemaAs.map { "same schema as \($0)" },
        ].compactMap { $0 }
        let details: HTML = words.isEmpty ? .nothing : " <span class=\"soft\">\(words.joined(separator: ", "))</span>"
        return "\(PlanPageWords.name(version.name))\(details)"
    }

    private func checksum(_ version: MigrationReport.Version) -> HTML {
        guard let checksum = version.checksum else { return "none" }
        let doubt: HTML = version.isHashUnverified ? " <em>(unverified)</em>" : .nothing
        return "\(PlanPageWords.code(checksum.base64))\(doubt)"
    }
}
