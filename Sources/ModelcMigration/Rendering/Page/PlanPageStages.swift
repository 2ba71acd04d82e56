import ModelcSchema

/// The stages of a staged migration.
struct PlanPageStages {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    /// Nil where a staged migration would be one lightweight stage, which Core Data does not need.
    var markup: Markup? {
        guard report.stages.count > 1 || report.strategy == .staged, !report.stages.isEmpty else { return nil }
        return """
            <p>How <code>NSStagedMigrationManager</code> would go, from macOS 14 and iOS 17 on.</p>
            <ol>
            \(report.stages.map { "<li>\(stage($0))</li>" as Markup })
            </ol>
            """
    }

    private func stage(_ stage: MigrationStage) -> Markup {
        switch stage {
        case .lightweight(let versions):
            return "lightweight: \(Markup.joined(versions.map(PlanPageWords.name), by: ", "))"
        case .custom(let from, let to, .separation): return "\(hop(from, to)): custom, without code"
        case .custom(let from, let to, .conditions(let conditions)):
            let paths = conditions.map { [$0.entity, $0.property].compactMap { $0 }.joined(separator: ".") }
            return "\(hop(from, to)): custom, with code for \(Markup.joined(paths.map(PlanPageWords.name), by: ", "))"
        case .blocked(let from, let to, _):
            return "\(hop(from, to)): <b class=\"bad\">not possible</b>; a version in between is needed"
        }
    }

    private func hop(_ from: String, _ to: String) -> Markup {
        "\(PlanPageWords.name(from)) → \(PlanPageWords.name(to))"
    }
}
