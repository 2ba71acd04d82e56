import ModelcBase
import ModelcPlans
import ModelcSchema

/// The section about the stages of a staged migration.
struct PlanPageStages {
    private let report: MigrationReport
    private let order: VersionSequence

    init(_ report: MigrationReport) {
        self.report = report
        order = VersionSequence(report)
    }

    /// The HTML of the section; nil if there would be only one lightweight stage, because Core Data does not need
    /// stages then.
    var markup: HTML? {
        guard report.stages.count > 1 || report.strategy == .staged, !report.stages.isEmpty else { return nil }
        return """
            <p>How <code>NSStagedMigrationManager</code> would go, from macOS 14 and iOS 17 on.</p>
            <ol\(start)>
            \(report.stages.map { "<li>\(stage($0))</li>" as HTML })
            </ol>
            """
    }

    /// The HTML attribute for the number of the first stage; empty if the number is 1.
    private var start: HTML { report.firstStage == 1 ? .nothing : " start=\"\(report.firstStage)\"" }

    private func stage(_ stage: MigrationStage) -> HTML {
        switch stage {
        case .lightweight(let versions):
            return "lightweight: \(PlanPageWords.names(versions, order))"
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
