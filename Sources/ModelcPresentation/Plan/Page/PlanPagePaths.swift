import ModelcMarkup
import ModelcPlans
import ModelcSchema

/// For each version what Core Data does by itself, and what is recommended; versions that go the same way are one row.
struct PlanPagePaths {
    private let report: MigrationReport
    private let steps: PlanPageStepGroups
    private let order: VersionSequence

    init(_ report: MigrationReport, _ steps: PlanPageStepGroups) {
        self.report = report
        self.steps = steps
        order = VersionSequence(report)
    }

    /// Nil where there is nothing to migrate.
    var markup: HTML? {
        guard !report.routes.isEmpty else { return nil }
        return PlanPageWords.table(
            ["From", "Core Data by itself", "Migration path", "Class"],
            report.routeGroups.map { group in
                [
                    PlanPageWords.names(group.sources, order), "\(group.coreDataWill.phrase)", path(group),
                    PlanPageWords.badge(group.migrationClass),
                ]
            })
    }

    /// The path in words, each version a link to the step that leads there where there is only one.
    private func path(_ group: RouteGroup) -> HTML {
        switch group.path {
        case .none: "<b class=\"bad\">no path</b>"
        case .stay, .everyVersion: "\(group.pathText(order))"
        case .direct: reference("direct", from: group.sources, to: report.target)
        case .through(let names) where names.count > PlanPagePaths.linkedVersions: "\(group.pathText(order))"
        case .through(let names): through(names, group)
        }
    }

    /// How many versions of a path are links; of more there are ranges.
    private static let linkedVersions = 5

    private func through(_ names: [String], _ group: RouteGroup) -> HTML {
        let sources = [group.sources] + names.map { [$0] }
        let hops = zip(sources, names + [report.target]).map { from, to in
            reference(PlanPageWords.name(to), from: from, to: to)
        }
        return "through \(HTML.joined(hops, by: " → "))"
    }

    private func reference(_ text: HTML, from sources: [String], to target: String) -> HTML {
        let anchors = Set(sources.map { steps.anchor(from: $0, to: target) })
        guard anchors.count == 1, let anchor = anchors.first ?? nil else { return text }
        return "<a href=\"#\(anchor)\">\(text)</a>"
    }
}

/// The steps as the page has them, and where each of them is.
struct PlanPageStepGroups {
    private struct Ends: Hashable {
        var from: String
        var to: String
    }

    let groups: [StepGroup]
    private let places: [Ends: Int]

    init(_ report: MigrationReport) {
        groups = report.stepGroups
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
