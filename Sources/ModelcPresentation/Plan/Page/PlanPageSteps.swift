import ModelcMarkup
import ModelcPlans
import ModelcSchema
import ModelcText

/// The steps: how each is taken, what changes, what the store has to be like, and what could be a rename.
struct PlanPageSteps {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there are none.
    var markup: HTML? {
        guard !report.steps.isEmpty else { return nil }
        return "\(report.steps.enumerated().map { step($1, number: $0 + 1) })"
    }

    private func step(_ step: MigrationReport.Step, number: Int) -> HTML {
        """
        <article class="step" id="step-\(number)">
        <h3>\(step.from) → \(step.to) \(PlanPageWords.badge(step.migrationClass))</h3>
        <p class="means">\(means(step))\(flags(step))</p>
        \(list("Why Core Data cannot infer it", step.faults.map(fault)))
        \(list("Preconditions", step.conditions.map(condition)))
        \(list("Probable renames", step.probableRenames.map { suggestion($0, step) }))
        \(changes(step))
        </article>
        """
    }

    private func means(_ step: MigrationReport.Step) -> HTML {
        switch step.means {
        case .inference?: "By an inferred mapping."
        case .mapping(let name)?: "By the mapping model <code>\(name)</code>."
        case .stage(let number, let runsCode)?:
            "By stage \(number)\(runsCode ? ", with code of the app" : "")."
        case nil:
            step.migrationClass == .none
                ? "The schema is the same: the store is opened." : "What Core Data tries by itself; not recommended."
        }
    }

    private func flags(_ step: MigrationReport.Step) -> HTML {
        guard !step.flags.isEmpty else { return .nothing }
        let flags = step.flags.map { "<span class=\"flag\">\($0.rawValue)</span>" as HTML }
        return " \(HTML.joined(flags, by: " "))"
    }

    private func list(_ title: String, _ items: [HTML]) -> HTML {
        guard !items.isEmpty else { return .nothing }
        return "<h4>\(title)</h4>\n<ul>\n\(items.map { "<li>\($0)</li>" as HTML })\n</ul>"
    }

    private func fault(_ fault: InferenceFault) -> HTML {
        let path = [fault.entity, fault.property].compactMap { $0 }.joined(separator: ".")
        return "\(PlanPageWords.name(path)) \(fault.reason)\(doubt(fault.isUnverified))"
    }

    private func condition(_ condition: DataCondition) -> HTML {
        let path = [condition.entity, condition.property].compactMap { $0 }.joined(separator: ".")
        return "\(PlanPageWords.name(path)) \(condition.requirement)\(doubt(condition.isUnverified))"
    }

    private func doubt(_ isUnverified: Bool) -> HTML { isUnverified ? " <em>(unverified)</em>" : .nothing }

    private func suggestion(_ rename: ProbableRename, _ step: MigrationReport.Step) -> HTML {
        let file = report.version(named: step.to)?.file ?? step.to
        let place = rename.edit.position.map { "\(file):\($0.line):\($0.column)" } ?? file
        let edit = "elementID=\"\(XMLText.attribute(rename.edit.identifier))\""
        let verb = rename.edit.replacedIdentifier == nil ? "add" : "replace elementID by"
        return """
            \(PlanPageWords.name(rename.oldName)) → \(PlanPageWords.name(rename.newName)): if it is one, \(verb) \
            <code>\(edit)</code> at <code>\(place)</code>
            """
    }

    private func changes(_ step: MigrationReport.Step) -> HTML {
        guard !step.changes.isEmpty else { return "<p>Nothing changes.</p>" }
        let count = "\(step.changes.count) change\(step.changes.count == 1 ? "" : "s")"
        let issues = step.issuesByChange
        return """
            <details\(isLong ? "" : " open")>
            <summary>\(count)</summary>
            <ul class="changes">
            \(step.changes.map { change($0, step, issues[$0]) })
            </ul>
            </details>
            """
    }

    /// Whether there are so many changes that the steps are easier to read with them folded away; paper has them all.
    private var isLong: Bool { report.steps.map(\.changes.count).reduce(0, +) > 200 }

    private func change(
        _ change: SchemaChange, _ step: MigrationReport.Step, _ issue: MigrationReport.Issue?
    ) -> HTML {
        let path = change.modelPath.isEmpty ? "model" : change.modelPath
        let marks = change.marks.map { "<span class=\"flag\">\($0)</span>" as HTML }
        let place: HTML = report.place(of: change, in: step).map { "<code class=\"at\">\($0)</code>" } ?? .nothing
        return """
            <li class="\(change.altersHash || issue != nil ? "" : "quiet")">
            <p><span class="mark">\(change.marker)</span> <b class="name">\(path)</b> \(change.phrase) \
            \(HTML.joined(marks, by: " "))</p>
            \(issue.map(note) ?? .nothing)\(place)
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

/// The stages of a staged migration.
struct PlanPageStages {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where a staged migration would be one lightweight stage, which Core Data does not need.
    var markup: HTML? {
        guard report.stages.count > 1 || report.strategy == .staged, !report.stages.isEmpty else { return nil }
        return """
            <p>How <code>NSStagedMigrationManager</code> would go, from macOS 14 and iOS 17 on.</p>
            <ol>
            \(report.stages.map { "<li>\(stage($0))</li>" as HTML })
            </ol>
            """
    }

    private func stage(_ stage: MigrationStage) -> HTML {
        switch stage {
        case .lightweight(let versions):
            return "lightweight: \(HTML.joined(versions.map(PlanPageWords.name), by: ", "))"
        case .custom(let from, let to, .separation): return "\(hop(from, to)): custom, without code"
        case .custom(let from, let to, .conditions(let conditions)):
            let paths = conditions.map { [$0.entity, $0.property].compactMap { $0 }.joined(separator: ".") }
            return "\(hop(from, to)): custom, with code for \(HTML.joined(paths.map(PlanPageWords.name), by: ", "))"
        case .blocked(let from, let to, _):
            return "\(hop(from, to)): <b class=\"bad\">not possible</b>; a version in between is needed"
        }
    }

    private func hop(_ from: String, _ to: String) -> HTML {
        "\(PlanPageWords.name(from)) → \(PlanPageWords.name(to))"
    }
}

/// The matrix: for each version what Core Data does by itself, and what is recommended.
struct PlanPageWays {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there is nothing to migrate.
    var markup: HTML? {
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
    private func path(_ route: MigrationReport.Route) -> HTML {
        guard let path = route.path, let first = path.first else { return "<b class=\"bad\">no path</b>" }
        guard path.count > 1 else { return "nothing to do" }
        let hops = zip(path, path.dropFirst()).map { from, to -> HTML in
            guard let anchor = report.anchor(from: from, to: to) else { return PlanPageWords.name(to) }
            return "<a href=\"#\(anchor)\">\(PlanPageWords.name(to))</a>"
        }
        return HTML.joined([PlanPageWords.name(first)] + hops, by: " → ")
    }
}
