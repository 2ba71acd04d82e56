import ModelcBase
import ModelcPlans
import ModelcSchema

/// Every change once, by the version that the steps lead to, with the versions that stores come from.
struct PlanPageChanges {
    private let report: MigrationReport
    private let order: VersionSequence

    init(_ report: MigrationReport) {
        self.report = report
        order = VersionSequence(report)
    }

    /// Nil if there are none.
    var markup: HTML? {
        let targets = report.allChangeGroups.grouped(by: \.target)
        return targets.isEmpty ? nil : HTML.joined(targets.map(list), by: "\n")
    }

    private func list(_ groups: [ChangeGroup]) -> HTML {
        let row = PlanPageChange(report)
        let target = groups.first?.target ?? ""
        return PlanPageWords.fold(
            "\(Counted.text(groups.count, "change")) to \(PlanPageWords.name(target))", isOpen: false,
            """
            <ul class="changes">
            \(groups.map { row.markup($0.change, $0.issue, from: $0.sources.first ?? "", to: target, sources($0)) })
            </ul>
            """)
    }

    private func sources(_ group: ChangeGroup) -> HTML {
        "<p class=\"place\">from \(PlanPageWords.names(group.sources, order))</p>"
    }
}

/// A change in a list.
struct PlanPageChange {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// - Parameter more: what is said of the change besides.
    func markup(
        _ change: SchemaChange, _ issue: MigrationReport.Issue?, from: String, to: String, _ more: HTML = .nothing
    ) -> HTML {
        let path = change.modelPath.isEmpty ? "model" : change.modelPath
        let marks = change.marks.map { "<span class=\"flag\">\($0)</span>" as HTML }
        let place: HTML =
            report.place(of: change, from: from, to: to).map { "<code class=\"at\">\($0)</code>" } ?? .nothing
        return """
            <li class="\(change.altersHash || issue != nil ? "" : "quiet")">
            <p><span class="mark">\(change.marker)</span> <b class="name">\(path)</b> \(change.phrase) \
            \(HTML.joined(marks, by: " "))</p>
            \(issue.map(note) ?? .nothing)\(place)\(more)
            </li>
            """
    }

    private func note(_ issue: MigrationReport.Issue) -> HTML {
        let fix: HTML = issue.finding.fix.map { "<p class=\"fix\"><b>Fix</b> \($0)</p>" } ?? .nothing
        return """
            <p class="why">\(PlanPageWords.badge(issue.level)) <code>\(issue.finding.code.rawValue)</code> \
            \(issue.finding.reason)</p>\(fix)
            """
    }
}

/// The steps as the page has them, and where each of them is.
struct PlanPageStepGroups {
    private struct Ends: Hashable {
        var from: String
        var to: String
    }

    let groups: [StepGroup]
    /// Whether each step has its own list of changes. Where many versions bring the same changes, each change is written once,
    /// with its versions, and steps that differ in nothing else are one.
    let listsChanges: Bool
    private let places: [Ends: Int]

    /// How many changes the lists of all steps may have.
    private static let listedChanges = 500

    /// - Parameter showsDetails: whether every step has its changes, however many these are.
    init(_ report: MigrationReport, showsDetails: Bool) {
        let whole = report.stepGroups
        let count = whole.map(\.step.changes.count).reduce(0, +)
        listsChanges = showsDetails || count <= PlanPageStepGroups.listedChanges
        groups = listsChanges ? whole : report.stepGroups(byChanges: false)
        let ends = groups.enumerated().flatMap { index, group in
            group.sources.map { (Ends(from: $0, to: group.step.to), index) }
        }
        places = Dictionary(ends, uniquingKeysWith: { first, _ in first })
    }

    /// The id of a group's element.
    static func anchor(_ index: Int) -> String { "step-\(index + 1)" }

    /// The id of the step between two versions; nil where the page has none.
    func anchor(from: String, to: String) -> String? {
        places[Ends(from: from, to: to)].map(PlanPageStepGroups.anchor)
    }
}
