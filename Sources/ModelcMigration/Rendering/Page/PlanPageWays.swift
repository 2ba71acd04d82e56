import ModelcSchema

/// The matrix: for each version what Core Data does by itself, and what is recommended.
struct PlanPageWays {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there is nothing to migrate.
    var markup: Markup? {
        guard !report.routes.isEmpty else { return nil }
        return PlanPageWords.table(
            ["From", "Core Data alone", "Recommended", "Class"],
            report.routes.map { route in
                [
                    PlanPageWords.name(route.from), "\(route.coreDataWill.phrase)", path(route),
                    PlanPageWords.badge(route.migrationClass),
                ]
            })
    }

    /// The recommended path, each version a link to the step that leads there.
    private func path(_ route: MigrationReport.Route) -> Markup {
        guard let path = route.path, let first = path.first else { return "<b class=\"bad\">no path</b>" }
        guard path.count > 1 else { return "nothing to do" }
        let hops = zip(path, path.dropFirst()).map { from, to -> Markup in
            guard let anchor = report.anchor(from: from, to: to) else { return PlanPageWords.name(to) }
            return "<a href=\"#\(anchor)\">\(PlanPageWords.name(to))</a>"
        }
        return Markup.joined([PlanPageWords.name(first)] + hops, by: " → ")
    }
}
