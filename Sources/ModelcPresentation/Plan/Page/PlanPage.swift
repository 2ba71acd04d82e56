import ModelcBase
import ModelcKit
import ModelcMigration
import ModelcPlans

/// Writes a plan as a self-contained HTML page. It needs no scripts and no network access, supports light and dark
/// mode, and is printable.
///
/// The parts, from the top: the overall result; stores; contents; changes since the previous version (and since earlier
/// versions, if many versions have the same changes); findings; migration paths; the graph of versions; steps with
/// their changes; data checks; stages; the versions with their checksums. Long parts are collapsed on screen, but not
/// in print.
package struct PlanPage {
    private let view: PlanView
    private let tool: String

    /// - Parameters:
    ///   - tool: the tool's name and version, for the footer of the page.
    ///   - showsDetails: whether nothing is collapsed.
    ///   - wording: the names of options in the page, such as `--store`.
    package init(_ report: MigrationReport, tool: String, showsDetails: Bool = false, wording: Wording = .plain) {
        view = PlanView(report, showsDetails: showsDetails, wording: wording)
        self.tool = tool
    }

    /// Whether a file that begins with this text was written by this type.
    static func isWritten(_ start: Substring) -> Bool {
        start.hasPrefix("<!DOCTYPE html>\n") && start.contains("<title>Migration of ")
    }

    private var report: MigrationReport { view.report }

    /// Returns the whole page. It ends with a line feed.
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
            \(contents)
            \(parts.map(section))
            <footer>Made by \(tool). Statements about Core Data come from Apple's documentation, reports and measurements; \
            those that were not measured are marked <em>unverified</em>. Paths inside the model are relative to it.</footer>
            </main>
            </body>
            </html>

            """
        return page.text
    }

    /// The content security policy. With it, the browser loads and runs nothing, even if a text is not escaped
    /// correctly.
    private static let policy: HTML = """
        default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;
        """

    private var title: String { "Migration of \(report.modelPath) to \(report.target)" }

    private struct Part {
        var id: String
        var title: String
        var content: HTML
    }

    private var parts: [Part] {
        let steps = PlanPageStepGroups(report, showsDetails: view.showsDetails)
        let changes = [
            PlanPageLatestChanges(report).markup, steps.listsChanges ? nil : PlanPageChanges(report).markup,
        ].compactMap { $0 }
        let parts: [(String, String, HTML?)] = [
            ("changes", "Changes", changes.isEmpty ? nil : HTML.joined(changes, by: "\n")),
            ("findings", "Findings", PlanPageFindings(view: view).markup),
            ("paths", "Migration paths", PlanPagePaths(report, steps).markup),
            ("graph", "Versions", VersionGraphDrawing(report).markup),
            ("steps", "Steps", PlanPageSteps(report, steps, showsDetails: view.showsDetails).markup),
            ("checks", "Data checks", PlanPageChecks(view: view).markup),
            ("stages", "Stages", PlanPageStages(report).markup),
            ("checksums", "Checksums", PlanPageVersions(report, showsDetails: view.showsDetails).markup),
        ]
        return parts.compactMap { id, title, content in content.map { Part(id: id, title: title, content: $0) } }
    }

    private var contents: HTML {
        let links = parts.map { "<a href=\"#\($0.id)\">\($0.title)</a>" as HTML }
        return "<nav aria-label=\"Contents\">\(HTML.joined(links, by: " "))</nav>"
    }

    private func section(_ part: Part) -> HTML {
        """
        <section id="\(part.id)">
        <h2>\(part.title)</h2>
        \(part.content)
        </section>
        """
    }
}

/// The top of the page: the model, the target, and the overall result.
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

    /// The file name of the bundle, without its folders.
    private var name: String { PathText.name(of: PathText.trimmed(report.modelPath)) }

    private var stores: HTML {
        guard !report.stores.isEmpty else { return .nothing }
        let lines = report.stores.map { "<li><code>\($0.path)</code> \($0.identity)</li>" as HTML }
        return "<ul class=\"stores\">\n\(lines)\n</ul>"
    }
}

/// The section about the versions and their hashes.
struct PlanPageVersions {
    private let report: MigrationReport
    private let showsDetails: Bool

    init(_ report: MigrationReport, showsDetails: Bool) {
        self.report = report
        self.showsDetails = showsDetails
    }

    var markup: HTML? {
        let count = report.versions.count
        return PlanPageWords.fold(
            "\(Counted.text(count, "version"))", isOpen: showsDetails,
            PlanPageWords.table(
                ["Version", "File", "Checksum"],
                report.versions.map { version in
                    [name(version), PlanPageWords.code(report.shownPath(version.file)), checksum(version)]
                }))
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

/// The section about data checks, with their queries, and with the results if a store was queried. Checks without a
/// result, and checks that found nothing, are collapsed.
struct PlanPageChecks {
    let view: PlanView

    /// The HTML of the section; nil if there are no checks.
    var markup: HTML? {
        let groups = view.report.checkGroups
        guard !groups.isEmpty else { return nil }
        return HTML.joined(
            CheckState.allCases.compactMap { state in part(groups.filter { $0.state == state }, state) }, by: "\n")
    }

    private func part(_ groups: [CheckGroup], _ state: CheckState) -> HTML? {
        guard !groups.isEmpty else { return nil }
        let list: HTML = "<ul class=\"checks\">\n\(groups.map(check))\n</ul>"
        switch state {
        case .found, .unanswerable: return list
        case .open: return PlanPageWords.fold("\(groups.count) \(view.notChecked)", isOpen: view.showsDetails, list)
        case .passed: return PlanPageWords.fold("\(groups.count) found nothing", isOpen: view.showsDetails, list)
        }
    }

    private func check(_ group: CheckGroup) -> HTML {
        let check = group.first
        let code: HTML = check.code.map { " <code>\($0.rawValue)</code>" } ?? .nothing
        return """
            <li>
            <p>\(answer(check))\(code) \(PlanPageWords.name(check.modelPath)) \
            \(check.question), in stores of \(PlanPageWords.names(group.sources, view.order))</p>
            \(group.members.map { query($0, of: group) })
            </li>
            """
    }

    private func answer(_ check: MigrationReport.Check) -> HTML {
        let kind =
            switch CheckState(check.outcome) {
            case .found: "warning"
            case .unanswerable: "error"
            case .open: "note"
            case .passed: "good"
            }
        return "<span class=\"badge l-\(kind)\">\(view.answer(check))</span>"
    }

    private func query(_ member: GroupedCheck, of group: CheckGroup) -> HTML {
        let from: HTML =
            group.members.count > 1
            ? "<p class=\"place\">\(PlanPageWords.names(member.sources, view.order))</p>" : .nothing
        let query: HTML = member.check.sql.map { "<pre><code>\($0)</code></pre>" } ?? .nothing
        return "\(from)\(query)\(samples(member.check))"
    }

    private func samples(_ check: MigrationReport.Check) -> HTML {
        guard !check.samples.isEmpty else { return .nothing }
        let rows = check.samples.map { "<li><code>\($0.joined(separator: " | "))</code></li>" as HTML }
        return "<ul class=\"samples\">\n\(rows)\n</ul>"
    }
}
