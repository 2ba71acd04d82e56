import ModelcSchema
import ModelcText

/// The steps: how each is taken, what changes, what the store has to be like, and what could be a rename.
struct PlanPageSteps {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where there are none.
    var markup: Markup? {
        guard !report.steps.isEmpty else { return nil }
        return "\(report.steps.enumerated().map { step($1, number: $0 + 1) })"
    }

    private func step(_ step: MigrationReport.Step, number: Int) -> Markup {
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

    private func means(_ step: MigrationReport.Step) -> Markup {
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

    private func flags(_ step: MigrationReport.Step) -> Markup {
        guard !step.flags.isEmpty else { return .nothing }
        let flags = step.flags.map { "<span class=\"flag\">\($0.rawValue)</span>" as Markup }
        return " \(Markup.joined(flags, by: " "))"
    }

    private func list(_ title: String, _ items: [Markup]) -> Markup {
        guard !items.isEmpty else { return .nothing }
        return "<h4>\(title)</h4>\n<ul>\n\(items.map { "<li>\($0)</li>" as Markup })\n</ul>"
    }

    private func fault(_ fault: InferenceFault) -> Markup {
        let path = [fault.entity, fault.property].compactMap { $0 }.joined(separator: ".")
        return "\(PlanPageWords.name(path)) \(fault.reason)\(doubt(fault.isUnverified))"
    }

    private func condition(_ condition: DataCondition) -> Markup {
        let path = [condition.entity, condition.property].compactMap { $0 }.joined(separator: ".")
        return "\(PlanPageWords.name(path)) \(condition.requirement)\(doubt(condition.isUnverified))"
    }

    private func doubt(_ isUnverified: Bool) -> Markup { isUnverified ? " <em>(unverified)</em>" : .nothing }

    private func suggestion(_ rename: ProbableRename, _ step: MigrationReport.Step) -> Markup {
        let file = report.version(named: step.to)?.file ?? step.to
        let place = rename.edit.position.map { "\(file):\($0.line):\($0.column)" } ?? file
        let edit = "elementID=\"\(XMLText.escaped(rename.edit.identifier))\""
        let verb = rename.edit.replacedIdentifier == nil ? "add" : "replace elementID by"
        return """
            \(PlanPageWords.name(rename.oldName)) → \(PlanPageWords.name(rename.newName)): if it is one, \(verb) \
            <code>\(edit)</code> at <code>\(place)</code>
            """
    }

    private func changes(_ step: MigrationReport.Step) -> Markup {
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
    ) -> Markup {
        let path = change.modelPath.isEmpty ? "model" : change.modelPath
        let marks = change.marks.map { "<span class=\"flag\">\($0)</span>" as Markup }
        let place: Markup = report.place(of: change, in: step).map { "<code class=\"at\">\($0)</code>" } ?? .nothing
        return """
            <li class="\(change.altersHash || issue != nil ? "" : "quiet")">
            <p><span class="mark">\(change.marker)</span> <b class="name">\(path)</b> \(change.phrase) \
            \(Markup.joined(marks, by: " "))</p>
            \(issue.map(note) ?? .nothing)\(place)
            </li>
            """
    }

    private func note(_ issue: MigrationReport.Issue) -> Markup {
        let fix: Markup = issue.finding.fix.map { "<p class=\"fix\"><b>Fix</b> \($0)</p>" } ?? .nothing
        return """
            <p class="why">\(PlanPageWords.badge(issue.level)) <code>\(issue.finding.code.rawValue)</code> \
            \(issue.finding.reason)</p>\(fix)
            """
    }
}
