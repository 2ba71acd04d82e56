import ModelcBase
import ModelcPlans
import ModelcSchema

/// The section about migration paths. For each version it shows the action of Core Data without app code, and the
/// recommended path. Versions with the same path share a row.
struct PlanPagePaths {
    private let report: MigrationReport
    private let steps: PlanPageStepGroups
    private let order: VersionSequence

    init(_ report: MigrationReport, _ steps: PlanPageStepGroups) {
        self.report = report
        self.steps = steps
        order = VersionSequence(report)
    }

    /// The HTML of the section; nil if there is nothing to migrate.
    var markup: HTML? {
        guard !report.routes.isEmpty else { return nil }
        return PlanPageWords.table(
            ["From", "Core Data's default", "Migration path", "Class"],
            report.routeGroups.map { group in
                [
                    PlanPageWords.names(group.sources, order), "\(group.coreDataWill.phrase)", path(group),
                    PlanPageWords.badge(group.migrationClass),
                ]
            })
    }

    /// Returns the path in words. The name of a version is a link to the step to this version, if there is only one
    /// such step.
    private func path(_ group: RouteGroup) -> HTML {
        switch group.path {
        case .none: "<b class=\"bad\">no path</b>"
        case .stay, .everyVersion: "\(group.pathText(order, to: report.target))"
        case .direct: reference("direct", from: group.sources, to: report.target)
        case .through(let names) where names.count > PlanPagePaths.linkedVersions:
            "\(group.pathText(order, to: report.target))"
        case .through(let names): through(names, group)
        }
    }

    /// The maximum number of versions in a path that is shown with links. Longer paths show ranges of versions.
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
