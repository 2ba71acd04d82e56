import ModelcBase
import ModelcPlans
import ModelcSchema

/// The section about steps: how each step is performed, the changes, the conditions on the store, and possible renames.
struct PlanPageSteps {
    private let report: MigrationReport
    private let steps: PlanPageStepGroups
    private let showsDetails: Bool
    private let order: VersionSequence

    init(_ report: MigrationReport, _ steps: PlanPageStepGroups, showsDetails: Bool) {
        self.report = report
        self.steps = steps
        self.showsDetails = showsDetails
        order = VersionSequence(report)
    }

    /// The HTML of the section; nil if there are no steps.
    var markup: HTML? {
        guard !steps.groups.isEmpty else { return nil }
        return "\(steps.groups.enumerated().map { step($1, $0) })"
    }

    /// Returns a step as an HTML element that the browser expands when a link leads to its content.
    private func step(_ group: StepGroup, _ index: Int) -> HTML {
        let step = group.step
        return """
            <details class="step"\(showsDetails ? " open" : "")>
            <summary><h3>\(HTML.joined(order.ranges(of: group.sources).map { "\($0.text)" }, by: ", ")) → \(step.to) \
            \(PlanPageWords.badge(step.migrationClass)) <span class="soft">\(count(group.changeCounts))</span></h3></summary>
            <div id="\(PlanPageStepGroups.anchor(index))">
            <p class="means">\(step.meansText)\(flags(step))</p>
            \(list("Why Core Data cannot infer it", step.problems.map(problem)))
            \(list("Preconditions", step.conditions.map(condition)))
            \(list("Probable renames", step.probableRenames.map { suggestion($0, step) }))
            \(changes(group))
            </div>
            </details>
            """
    }

    private func count(_ counts: ClosedRange<Int>) -> String {
        counts.count == 1
            ? Counted.text(counts.lowerBound, "change") : "\(counts.lowerBound) to \(counts.upperBound) changes"
    }

    private func flags(_ step: MigrationReport.Step) -> HTML {
        guard !step.flags.isEmpty else { return .nothing }
        let flags = step.flags.map { "<span class=\"flag\">\($0.words)</span>" as HTML }
        return " \(HTML.joined(flags, by: " "))"
    }

    private func list(_ title: String, _ items: [HTML]) -> HTML {
        guard !items.isEmpty else { return .nothing }
        return "<h4>\(title)</h4>\n<ul>\n\(items.map { "<li>\($0)</li>" as HTML })\n</ul>"
    }

    private func problem(_ problem: InferenceProblem) -> HTML {
        let path = [problem.entity, problem.property].compactMap { $0 }.joined(separator: ".")
        return "\(PlanPageWords.name(path)) \(problem.reason)\(doubt(problem.isUnverified))"
    }

    private func condition(_ condition: DataCondition) -> HTML {
        let path = [condition.entity, condition.property].compactMap { $0 }.joined(separator: ".")
        return "\(PlanPageWords.name(path)) \(condition.requirement)\(doubt(condition.isUnverified))"
    }

    private func doubt(_ isUnverified: Bool) -> HTML { isUnverified ? " <em>(unverified)</em>" : .nothing }

    private func suggestion(_ rename: ProbableRename, _ step: MigrationReport.Step) -> HTML {
        let file = report.version(named: step.to).map { report.shownPath($0.file) } ?? step.to
        let place = rename.edit.position.map { "\(file):\($0.line):\($0.column)" } ?? file
        guard let setting = rename.setting else {
            return """
                \(PlanPageWords.name(rename.oldName)) → \(PlanPageWords.name(rename.newName)): if it is one, write a custom \
                stage that moves the objects, or keep the name of the class
                """
        }
        let edit = rename.edit.isSwift ? setting : "elementID=\"\(XMLText.attribute(rename.edit.identifier))\""
        let verb = rename.edit.replacedIdentifier == nil ? "add" : "replace elementID by"
        return """
            \(PlanPageWords.name(rename.oldName)) → \(PlanPageWords.name(rename.newName)): if it is one, \(verb) \
            <code>\(edit)</code> at <code>\(place)</code>
            """
    }

    private func changes(_ group: StepGroup) -> HTML {
        let step = group.step
        guard group.changeCounts.upperBound > 0 else { return "<p>Nothing changes.</p>" }
        guard steps.listsChanges else { return "<p>See <a href=\"#changes\">Changes</a>.</p>" }
        let (row, issues) = (PlanPageChange(report), step.issuesByChange)
        return """
            <h4>Changes</h4>
            <ul class="changes">
            \(step.changes.map { row.markup($0, issues[$0], from: step.from, to: step.to) })
            </ul>
            """
    }
}
